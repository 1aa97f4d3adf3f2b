import UIKit

final class NearMiss: UIView {}

// refused: nearly matches defaulted requirement 'textFieldShouldReturn'
extension NearMiss: UITextFieldDelegate {
  #if WRONG
    func textFieldShouldReturn(_ textField: UITextView) -> Bool { true }
  #else
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  #endif
}
