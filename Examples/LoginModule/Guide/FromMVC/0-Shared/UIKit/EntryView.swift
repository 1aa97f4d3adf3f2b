#if canImport(UIKit)
  import UIKit

  /// A field that is typed in, and below it what is wrong with it.
  package final class EntryView: UIStackView {
    /// Called when the user changes the text.
    package var edited: (@MainActor () -> Void)?
    /// Called by the return key.
    package var returned: (@MainActor () -> Void)?

    private let textField = UITextField()
    private let errorLabel = MessageLabel(frame: .zero)

    package init(_ name: String, isSecret: Bool = false) {
      super.init(frame: .zero)
      textField.placeholder = name
      textField.accessibilityLabel = name
      textField.borderStyle = .roundedRect
      textField.font = .preferredFont(forTextStyle: .body)
      textField.adjustsFontForContentSizeCategory = true
      textField.autocapitalizationType = .none
      textField.autocorrectionType = .no
      textField.isSecureTextEntry = isSecret
      textField.textContentType = isSecret ? .password : .username
      textField.addAction(UIAction { [weak self] _ in self?.edited?() }, for: .editingChanged)
      textField.addAction(
        UIAction { [weak self] _ in self?.returned?() }, for: .editingDidEndOnExit)
      axis = .vertical
      spacing = 4
      addArrangedSubview(textField)
      addArrangedSubview(errorLabel)
    }

    @available(*, unavailable)
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  extension EntryView {
    /// What is typed. A text that is there already stays, and so does the cursor in it.
    package var text: String {
      get { textField.text ?? "" }
      set { if newValue != text { textField.text = newValue } }
    }

    /// What is wrong with it.
    package var error: String? {
      get { errorLabel.text }
      set { errorLabel.text = newValue }
    }

    package func focus() {
      textField.becomeFirstResponder()
    }
  }
#endif
