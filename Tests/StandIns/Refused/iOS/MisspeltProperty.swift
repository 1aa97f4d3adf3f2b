import UIKit

// refused: value of type 'UILabel' has no member 'txet'
@MainActor func misspeltProperty(_ label: UILabel) {
  #if WRONG
    label.txet = ""
  #else
    label.text = ""
  #endif
}
