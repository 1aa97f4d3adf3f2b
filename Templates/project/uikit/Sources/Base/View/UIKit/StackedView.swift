#if canImport(UIKit)
  import UIKit

  /// A view that is filled with others, below one another or side by side.
  public class StackedView: UIView {
    package init(
      _ views: [UIView], axis: NSLayoutConstraint.Axis = .vertical,
      alignment: UIStackView.Alignment = .fill, spacing: CGFloat = 0, margin: CGFloat = 0
    ) {
      super.init(frame: .zero)
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = axis
      stack.alignment = alignment
      stack.spacing = spacing
      addFilling(stack, margin: margin)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }
  }
#endif
