#if canImport(UIKit)
  import UIKit

  /// A field of a form: its name, what it is entered with, and what is wrong with it.
  public class EntryRow: StackedView {
    /// Called when the user changes the value.
    package var edited: (@MainActor () -> Void)?
    /// Called when the user begins to type at a place here, and when they stop.
    package var focusChanged: (@MainActor (_ place: EntryPlace, _ isFocused: Bool) -> Void)?
    /// Called by the return key.
    package var returned: (@MainActor () -> Void)?

    private let name: String
    private let errorLabel = UILabel(.footnote, color: .systemRed)
    private let editor: UIView

    /// - Parameters:
    ///   - axis: Whether the editor is below the name or beside it.
    ///   - isGroup: Whether there are other fields in it.
    init(
      _ name: String, editor: UIView, axis: NSLayoutConstraint.Axis = .vertical,
      isGroup: Bool = false
    ) {
      self.name = name
      self.editor = editor
      let isBelow = axis == .vertical
      let nameLabel =
        isGroup
        ? UILabel(.headline)
        : isBelow ? UILabel(.caption1, color: .secondaryLabel) : UILabel(.body)
      nameLabel.text = name
      nameLabel.isAccessibilityElement = isGroup
      if isGroup { nameLabel.accessibilityTraits = .header }
      let entry = StackedView(
        [nameLabel, editor], axis: axis, alignment: isBelow ? .fill : .center,
        spacing: isBelow ? 4 : 16)
      super.init([entry, errorLabel], spacing: 4)
      errorLabel.isHidden = true
      editor.accessibilityLabel = name
      editor.accessibilityContainerType = .semanticGroup
    }

    /// The fault in the value; those who listen to the screen hear it with the editor.
    package var error: String? {
      get { errorLabel.text }
      set {
        errorLabel.text = newValue
        errorLabel.isHidden = newValue == nil
        editor.accessibilityHint = newValue
      }
    }

    /// The name of the row of a list in which the field stands.
    package func stand(in row: String?) {
      editor.accessibilityLabel = name.spoken(in: row)
    }

    /// Lets the return key send the form at a place in the field; elsewhere in it, it goes on to the next.
    package func endTyping(at place: EntryPlace?) {}

    /// The view for a user who is led to a place in the field.
    package func view(at place: EntryPlace) -> UIView { self }

    /// Brings a place in the field to the user's attention.
    package func focus(at place: EntryPlace) { focus() }

    /// Brings the editor to the user's attention. There is nothing to type, so the keyboard goes.
    package func focus() {
      superview?.endEditing(true)
      UIAccessibility.post(notification: .layoutChanged, argument: editor)
    }
  }
#endif
