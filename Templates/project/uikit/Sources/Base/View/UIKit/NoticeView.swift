#if canImport(UIKit)
  import UIKit

  /// A message above the content, such as "You seem to be offline.", that can be closed. Nothing of
  /// it is drawn behind a bar.
  package final class NoticeView: UIView {
    private let label = UILabel(.footnote)

    /// `dismiss` is called when the user closes the notice.
    package init(dismiss: @escaping @MainActor () -> Void) {
      let button = UIButton(type: .close, primaryAction: UIAction { _ in dismiss() })
      button.accessibilityLabel = BaseText.dismiss
      button.setContentHuggingPriority(.required, for: .horizontal)
      let card = StackedView(
        [label, button], axis: .horizontal, alignment: .center, spacing: 8, margin: 8)
      card.backgroundColor = .secondarySystemBackground
      card.layer.cornerRadius = 12
      super.init(frame: .zero)
      addFilling(card, margin: 8, isBelowBars: true)
      isHidden = true
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
