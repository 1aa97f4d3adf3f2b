#if canImport(UIKit)
  import UIKit

  /// Views below one another, which scroll when they are too tall for the screen.
  package final class ScrollingStackView: UIScrollView {
    private let stack = UIStackView()

    package override init(frame: CGRect) {
      super.init(frame: frame)
      alwaysBounceVertical = true
      keyboardDismissMode = .interactive
      stack.axis = .vertical
      stack.spacing = 16
      // The edges of a scroll view are those of its content; its width is its own.
      addFilling(stack, margin: 20)
      stack.widthAnchor.constraint(equalTo: widthAnchor, constant: -40).isActive = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Adds a view below the ones that are there.
    package func add(_ view: UIView) {
      stack.addArrangedSubview(view)
    }
  }
#endif
