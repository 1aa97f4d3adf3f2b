#if canImport(UIKit)
  import UIKit

  /// Shows the rows of a form, with the button that sends it below and the notice above.
  package final class EntryFormView<Entries: EntryForm, Item: Sendable>: UIView {
    private let model: FormModel<Entries, Item>
    private let rows: EntryRowsView<Entries.Field>
    private let banner: NoticeView
    private let button: UIButton

    /// - Parameters:
    ///   - content: The rows.
    ///   - submit: What the button says.
    ///   - read: Enters what the rows have.
    package init<Content: EntryRowsView<Entries.Field>>(
      _ model: FormModel<Entries, Item>, content: Content, submit: String,
      read: @escaping @MainActor (Content, inout Entries) -> Void
    ) {
      self.model = model
      rows = content
      banner = NoticeView { model.dismissNotice() }
      button = UIButton(
        configuration: .filled(), primaryAction: UIAction(title: submit) { _ in model.submit() })
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      super.init(frame: .zero)
      content.add(button)
      content.edited = { [weak content] in
        if let content { read(content, &model.entries) }
      }
      content.focusChanged = { [weak content] in model.place = content?.place }
      content.returned = { model.advance() }
      keyboardLayoutGuide.usesBottomSafeArea = false
      addBelowOneAnother([banner, content], downTo: keyboardLayoutGuide.topAnchor)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Brings all but the values in the rows to what the model has. While there is nothing to
    /// enter, the controller of this view shows why.
    package func render() {
      let controller = next as? BaseViewController
      controller?.show(model.placeholder) { [model] in model.fill() }
      rows.isUserInteractionEnabled = !model.isSubmitting
      button.isEnabled = !model.isSubmitting
      button.configuration?.showsActivityIndicator = model.isSubmitting
      banner.text = model.notice
      rows.endTyping(at: model.entries.typedPlaces.last)
      rows.place = model.place
    }

    /// The user begins with what there is to edit.
    package override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { model.fillIfNeeded() }
    }
  }
#endif
