import UIKit

// refused: value of optional type 'String?' must be unwrapped
@MainActor func wrongOptionality(_ field: UITextField) -> String {
  #if WRONG
    return field.text
  #else
    return field.text ?? ""
  #endif
}
