#if canImport(UIKit)
  import UIKit

  /// A view of a screen that shows others below one another.
  open class StackedContentView: UIView {
    public override init(frame: CGRect) {
      super.init(frame: frame)
      let stack = UIStackView(arrangedSubviews: parts)
      stack.axis = .vertical
      stack.spacing = 16
      addFilling(stack)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The parts of the view, from the top. A subclass has some.
    open var parts: [UIView] { [] }
  }
#endif
