import UIKit

final class NonisolatedDelegate: UIView {
  private var isComplete = true
}

// refused: main actor-isolated property 'isComplete' can not be referenced from a nonisolated
extension NonisolatedDelegate: UITextFieldDelegate {
  #if WRONG
    nonisolated func textFieldShouldReturn(_ textField: UITextField) -> Bool { isComplete }
  #else
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { isComplete }
  #endif
}
