import UIKit

// refused: overriding declaration requires an 'override' keyword
final class MissingOverride: UIViewController {
  #if WRONG
    func viewDidLoad() {}
  #else
    override func viewDidLoad() {}
  #endif
}
