#if canImport(UIKit)
  import UIKit

  /// A message above the content, such as "You seem to be offline.", that can be closed.
  package final class NoticeView: StackedView {
    private let label = UILabel(.footnote)

    /// `dismiss` is called when the user closes the notice.
    package init(dismiss: @escaping @MainActor () -> Void) {
      let button = UIButton(type: .close, primaryAction: UIAction { _ in dismiss() })
      button.accessibilityLabel = BaseText.dismiss
      button.setContentHuggingPriority(.required, for: .horizontal)
      super.init(
        [label, button], axis: .horizontal, alignment: .center, spacing: 8, margin: 8)
      backgroundColor = .secondarySystemBackground
      isHidden = true
    }

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
