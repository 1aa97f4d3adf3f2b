import UIKit

// refused: method does not override any method from its superclass
final class NothingToOverride: UITableViewCell {
  #if WRONG
    override func prepareForReusing() {}
  #else
    override func prepareForReuse() {}
  #endif
}
