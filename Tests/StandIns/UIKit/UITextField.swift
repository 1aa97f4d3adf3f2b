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
  @available(iOS 18.0, *)
  open var writingToolsBehavior: UIWritingToolsBehavior = declared()
  @available(iOS 18.0, *)
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = declared()
  @available(iOS 18.0, *)
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType = declared()
  @available(iOS 18.4, *) open var conversationContext: UIConversationContext? = declared()
  @available(iOS 26.0, *) open var allowsNumberPadPopover: Bool = declared()
  @available(iOS 27.0, *)
  open var grammarCheckingType: UITextGrammarCheckingType = declared()
  @available(iOS 18.0, *) open var supportsAdaptiveImageGlyph: Bool = declared()
  @available(iOS 18.4, *)
  open func insertInputSuggestion(_ inputSuggestion: UIInputSuggestion) { declared() }
  @available(iOS 18.0, *) open func willPresentWritingTools() { declared() }
  @available(iOS 18.0, *) open func didDismissWritingTools() { declared() }
  @available(iOS 26.4, *) open var unobscuredContentRect: CGRect { declared() }
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
  @available(iOS 18.4, *)
  func textField(
    _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion
  )
  @available(iOS 26.0, *)
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSRange],
    replacementString string: String
  ) -> Bool
  @available(iOS 26.0, *)
  func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSRange],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
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
  @available(iOS 18.4, *)
  public func textField(
    _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) { declared() }
  @available(iOS 26.0, *)
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSRange],
    replacementString string: String
  ) -> Bool { declared() }
  @available(iOS 26.0, *)
  public func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSRange],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { declared() }
}
