@_exported import Foundation

@MainActor open class UITextField: UIControl, UITextInputTraits {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public enum DidEndEditingReason: Int, Sendable { case committed }

  open var text: String? = declared()
  open var textColor: UIColor? = declared()
  open var font: UIFont? = declared()
  open var adjustsFontForContentSizeCategory: Bool = declared()
  open var textAlignment: NSTextAlignment = declared()
  open var borderStyle: UITextField.BorderStyle = declared()
  open var placeholder: String? = declared()
  open var isEditing: Bool { declared() }
  open var clearButtonMode: UITextField.ViewMode = declared()
  open var leftView: UIView? = declared()
  open var leftViewMode: UITextField.ViewMode = declared()
  open var rightView: UIView? = declared()
  open var rightViewMode: UITextField.ViewMode = declared()
  open var inputView: UIView? = declared()
  open var inputAccessoryView: UIView? = declared()
  weak open var delegate: (any UITextFieldDelegate)?

  open var autocapitalizationType: UITextAutocapitalizationType = declared()
  open var autocorrectionType: UITextAutocorrectionType = declared()
  open var spellCheckingType: UITextSpellCheckingType = declared()
  open var keyboardType: UIKeyboardType = declared()
  open var returnKeyType: UIReturnKeyType = declared()
  open var enablesReturnKeyAutomatically: Bool = declared()
  open var isSecureTextEntry: Bool = declared()
  open var textContentType: UITextContentType! = declared()
}

/// Apple's methods are optional; here they have a default. Of a near miss the compiler warns where the
/// conformance has an extension of its own.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { declared() }
  public func textFieldDidBeginEditing(_ textField: UITextField) { declared() }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { declared() }
  public func textFieldDidEndEditing(_ textField: UITextField) { declared() }
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { declared() }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { declared() }
  public func textFieldDidChangeSelection(_ textField: UITextField) { declared() }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { declared() }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { declared() }
}
