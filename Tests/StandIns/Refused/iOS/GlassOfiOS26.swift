import UIKit

// refused: 'glass()' is only available in iOS 26.0 or newer
@MainActor func glassOfiOS26(_ button: UIButton) {
  #if WRONG
    button.configuration = .glass()
  #else
    if #available(iOS 26, *) {
      button.configuration = .glass()
    } else {
      button.configuration = .plain()
    }
  #endif
}
