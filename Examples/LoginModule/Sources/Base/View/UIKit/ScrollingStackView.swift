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
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      layOut()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Adds a view below the ones that are there.
    package func add(_ view: UIView) {
      stack.addArrangedSubview(view)
    }

    private func layOut() {
      let content = contentLayoutGuide
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
        content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
      ])
    }
  }
#endif
