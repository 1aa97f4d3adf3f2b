#if canImport(UIKit)
  import UIKit

  /// A field that is typed in.
  package final class TextEntryRow: EntryRow, UITextFieldDelegate {
    private let textField = UITextField()
    private var keyboard: EntryKeyboard?

    package init(_ name: String) {
      super.init(name, editor: textField)
      textField.borderStyle = .roundedRect
      textField.font = .preferredFont(forTextStyle: .body)
      textField.adjustsFontForContentSizeCategory = true
      textField.returnKeyType = .next
      textField.delegate = self
      textField.addAction(UIAction { [weak self] _ in self?.edited?() }, for: .editingChanged)
    }

    package override func endTyping(at place: EntryPlace?) {
      textField.returnKeyType = place == nil ? .next : .send
    }

    /// Shows an entry. A text that is there already stays, and so does the cursor in it.
    package func show<Value>(_ entry: TextEntry<Value>) {
      if keyboard != entry.keyboard { prepare(for: entry.keyboard) }
      if textField.text != entry.text { textField.text = entry.text }
      error = entry.error
    }

    package func read<Value>(into entry: inout TextEntry<Value>) {
      entry.text = textField.text ?? ""
    }

    package override func focus() {
      textField.becomeFirstResponder()
    }

    package func textFieldDidBeginEditing(_ textField: UITextField) {
      focusChanged?(EntryPlace(), true)
    }

    package func textFieldDidEndEditing(_ textField: UITextField) {
      focusChanged?(EntryPlace(), false)
    }

    package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      returned?()
      return false
    }

    private func prepare(for keyboard: EntryKeyboard) {
      self.keyboard = keyboard
      textField.autocapitalizationType = keyboard.capitals
      textField.autocorrectionType = keyboard.isCorrected ? .default : .no
      textField.spellCheckingType = keyboard.isCorrected ? .default : .no
      textField.keyboardType = keyboard.keyboardType
      textField.textContentType = keyboard.contentType
      textField.isSecureTextEntry = keyboard.isHidden
    }
  }
#endif
