import UIKit

// refused: argument of '#selector' refers to instance method 'tap()' that is not exposed
final class HiddenSelector: UIView {
  func follow(_ button: UIButton) {
    button.addTarget(self, action: #selector(tap), for: .touchUpInside)
  }

  #if WRONG
    private func tap() {}
  #else
    @objc private func tap() {}
  #endif
}
