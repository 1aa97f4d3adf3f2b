import UIKit

// refused: value of type 'UITextField' has no member 'becomesFirstResponder'
@MainActor func misspeltMethod(_ field: UITextField) {
  #if WRONG
    field.becomesFirstResponder()
  #else
    field.becomeFirstResponder()
  #endif
}
