#if canImport(UIKit)
  import UIKit

  /// A field that is typed in.
  package final class TextEntryRow: EntryRow, UITextFieldDelegate {
    private let textField: UITextField

    /// - Parameter type: What the text stands for, which says how to type it.
    package init<Value: Enterable>(_ name: String, for type: Value.Type) {
      let textField = UITextField()
      self.textField = textField
      super.init(name, editor: textField, axis: .vertical)
      textField.borderStyle = .roundedRect
      textField.font = .preferredFont(forTextStyle: .body)
      textField.adjustsFontForContentSizeCategory = true
      textField.returnKeyType = .next
      textField.prepare(for: Value.keyboard)
      textField.delegate = self
      textField.addAction(UIAction { [weak self] _ in self?.edited?() }, for: .editingChanged)
    }

    /// Whether the return key sends the form, rather than going on to the next field.
    package var isLast: Bool {
      get { textField.returnKeyType == .send }
      set { textField.returnKeyType = newValue ? .send : .next }
    }

    /// Shows an entry. A text that is there already stays, and so does the cursor in it.
    package func show<Value>(_ entry: TextEntry<Value>) {
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
      focusChanged?(true)
    }

    package func textFieldDidEndEditing(_ textField: UITextField) {
      focusChanged?(false)
    }

    package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      returned?()
      return false
    }
  }

  extension UITextField {
    fileprivate func prepare(for keyboard: EntryKeyboard) {
      if keyboard != .text {
        autocapitalizationType = .none
        autocorrectionType = .no
        spellCheckingType = .no
      }
      switch keyboard {
      case .text, .verbatim:
        break
      case .numbers:
        keyboardType = .numbersAndPunctuation
      case .address:
        keyboardType = .URL
        textContentType = .URL
      case .secret:
        isSecureTextEntry = true
        textContentType = .password
      }
    }
  }
#endif
