#if canImport(UIKit)
  import UIKit

  /// A field of a form: its name, what it is entered with, and what is wrong with it.
  package class EntryRow: UIView {
    /// Called when the user changes the value.
    package var edited: (@MainActor () -> Void)?
    /// Called when the user begins to type here, and when they stop.
    package var focusChanged: (@MainActor (_ isFocused: Bool) -> Void)?
    /// Called by the return key.
    package var returned: (@MainActor () -> Void)?

    private let nameLabel = UILabel()
    private let errorLabel = UILabel()
    private let editor: UIView

    init(_ name: String, editor: UIView, axis: NSLayoutConstraint.Axis) {
      self.editor = editor
      super.init(frame: .zero)
      nameLabel.text = name
      editor.accessibilityLabel = name
      editor.accessibilityContainerType = .semanticGroup
      layOut(axis)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// What is wrong with the value; those who listen to the screen hear it with the editor
    /// too.
    package var error: String? {
      get { errorLabel.text }
      set {
        errorLabel.text = newValue
        errorLabel.isHidden = newValue == nil
        editor.accessibilityHint = newValue
      }
    }

    /// Brings the editor to the user's attention. There is nothing to type, so the keyboard goes.
    package func focus() {
      superview?.endEditing(true)
      UIAccessibility.post(notification: .layoutChanged, argument: editor)
    }

    private func layOut(_ axis: NSLayoutConstraint.Axis) {
      nameLabel.font = .preferredFont(forTextStyle: axis == .vertical ? .caption1 : .body)
      nameLabel.textColor = axis == .vertical ? .secondaryLabel : .label
      errorLabel.font = .preferredFont(forTextStyle: .footnote)
      errorLabel.textColor = .systemRed
      errorLabel.isHidden = true
      nameLabel.isAccessibilityElement = false
      for label in [nameLabel, errorLabel] {
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }
      let entry = UIStackView(arrangedSubviews: [nameLabel, editor])
      entry.axis = axis
      entry.alignment = axis == .vertical ? .fill : .center
      entry.spacing = axis == .vertical ? 4 : 16
      let stack = UIStackView(arrangedSubviews: [entry, errorLabel])
      stack.axis = .vertical
      stack.spacing = 4
      addFilling(stack)
    }
  }
#endif
