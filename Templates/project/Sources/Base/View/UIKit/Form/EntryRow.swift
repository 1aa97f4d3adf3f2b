#if canImport(UIKit)
  import UIKit

  /// A field of a form: its name, what it is entered with, and what is wrong with it.
  public class EntryRow: StackedView {
    /// Called when the user changes the value.
    package var edited: (@MainActor () -> Void)?
    /// Called when the user begins to type here, and when they stop.
    package var focusChanged: (@MainActor (_ isFocused: Bool) -> Void)?
    /// Called by the return key.
    package var returned: (@MainActor () -> Void)?

    private let errorLabel = UILabel(.footnote, color: .systemRed)
    private let editor: UIView

    /// - Parameter axis: Whether the editor is below the name or beside it.
    init(_ name: String, editor: UIView, axis: NSLayoutConstraint.Axis = .vertical) {
      self.editor = editor
      let isBelow = axis == .vertical
      let nameLabel = isBelow ? UILabel(.caption1, color: .secondaryLabel) : UILabel(.body)
      nameLabel.text = name
      nameLabel.isAccessibilityElement = false
      let entry = StackedView(
        [nameLabel, editor], axis: axis, alignment: isBelow ? .fill : .center,
        spacing: isBelow ? 4 : 16)
      super.init([entry, errorLabel], spacing: 4)
      errorLabel.isHidden = true
      editor.accessibilityLabel = name
      editor.accessibilityContainerType = .semanticGroup
    }

    /// What is wrong with the value; those who listen to the screen hear it with the editor.
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
  }
#endif
