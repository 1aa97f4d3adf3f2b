import UIKit

// refused: value of type 'UIButton.Configuration' has no member 'isEnabled'
@MainActor func noSuchConfiguration(_ button: UIButton) {
  #if WRONG
    button.configuration?.isEnabled = false
  #else
    button.configuration?.showsActivityIndicator = true
    button.isEnabled = false
  #endif
}
