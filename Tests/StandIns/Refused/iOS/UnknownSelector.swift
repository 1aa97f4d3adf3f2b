import UIKit

// refused: cannot find 'tapped' in scope
final class UnknownSelector: UIView {
  func follow(_ button: UIButton) {
    #if WRONG
      button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    #else
      button.addTarget(self, action: #selector(tap), for: .touchUpInside)
    #endif
  }

  @objc private func tap() {}
}
