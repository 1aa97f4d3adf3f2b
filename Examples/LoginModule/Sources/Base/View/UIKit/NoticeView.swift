#if canImport(UIKit)
  import UIKit

  /// A message above the content, such as "You seem to be offline.", that can be closed.
  package final class NoticeView: UIView {
    private let label = UILabel()
    private let button: UIButton

    /// `dismiss` is called when the user closes the notice.
    package init(dismiss: @escaping @MainActor () -> Void) {
      button = UIButton(type: .close, primaryAction: UIAction { _ in dismiss() })
      super.init(frame: .zero)
      backgroundColor = .secondarySystemBackground
      isHidden = true
      label.font = .preferredFont(forTextStyle: .footnote)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      button.accessibilityLabel = BaseText.dismiss
      button.setContentHuggingPriority(.required, for: .horizontal)
      let stack = UIStackView(arrangedSubviews: [label, button])
      stack.alignment = .center
      stack.spacing = 8
      addFilling(stack, margin: 8)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The message. Without one, the notice is not there.
    package var text: String? {
      get { label.text }
      set {
        guard newValue != label.text else { return }
        label.text = newValue
        isHidden = newValue == nil
        if let newValue { UIAccessibility.post(notification: .announcement, argument: newValue) }
      }
    }
  }
#endif
