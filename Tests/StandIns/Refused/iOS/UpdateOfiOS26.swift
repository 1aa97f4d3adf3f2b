import UIKit

// refused: overriding declaration requires an 'override' keyword
final class UpdateOfiOS26: UIViewController {
  #if WRONG
    func updateProperties() {}
  #else
    @available(iOS 26.0, *)
    override func updateProperties() {}
  #endif
}
