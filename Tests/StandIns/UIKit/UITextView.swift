@_exported import Foundation

@MainActor open class UITextView: UIScrollView, UITextInputTraits {
  open var text: String! = declared()
  open var textColor: UIColor? = declared()
  open var font: UIFont? = declared()
  open var adjustsFontForContentSizeCategory: Bool = declared()
  open var textAlignment: NSTextAlignment = declared()
  open var textContainerInset: UIEdgeInsets = declared()
  open var isEditable: Bool = declared()
  open var isSelectable: Bool = declared()
  weak open var delegate: (any UITextViewDelegate)?

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
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { declared() }
  public func textViewDidBeginEditing(_ textView: UITextView) { declared() }
  public func textViewDidEndEditing(_ textView: UITextView) { declared() }
  public func textViewDidChange(_ textView: UITextView) { declared() }
}
