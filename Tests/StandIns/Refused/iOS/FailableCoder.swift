import UIKit

// refused: failable initializer 'init(coder:)' cannot override a non-failable initializer
final class FailableCoder: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }

  #if WRONG
    required init?(coder: NSCoder) { nil }
  #else
    required init(coder: NSCoder) { super.init(coder: coder) }
  #endif
}
