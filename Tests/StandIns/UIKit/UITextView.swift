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
  @available(iOS 18.0, *) open var isWritingToolsActive: Bool { declared() }
  @available(iOS 18.2, *)
  open var writingToolsCoordinator: UIWritingToolsCoordinator? { declared() }
  @available(iOS 18.0, *)
  open var textHighlightAttributes: [NSAttributedString.Key: Any] = declared()
  @available(iOS 18.0, *)
  open func drawTextHighlightBackground(for textRange: NSTextRange, origin: CGPoint) { declared() }
  @available(iOS 18.0, *)
  open var textFormattingConfiguration: UITextFormattingViewController.Configuration? = declared()
  @available(iOS 26.0, *) open var selectedRanges: [NSRange] = declared()
}

@available(iOS 18.0, *)
@MainActor open class UITextFormattingViewController: UIViewController {
  @available(iOS 18.0, *)
  @MainActor open class Configuration: NSObject {}
}

/// Apple's methods are optional; here they have a default. Of a near miss the compiler warns where the
/// conformance has an extension of its own.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  @available(iOS 18.0, *)
  func textViewWritingToolsWillBegin(_ textView: UITextView)
  @available(iOS 18.0, *)
  func textViewWritingToolsDidEnd(_ textView: UITextView)
  @available(iOS 18.0, *)
  func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSRange]
  @available(iOS 18.0, *)
  func textView(
    _ textView: UITextView,
    willBeginFormattingWith viewController: UITextFormattingViewController
  )
  @available(iOS 18.0, *)
  func textView(
    _ textView: UITextView,
    didBeginFormattingWith viewController: UITextFormattingViewController
  )
  @available(iOS 18.0, *)
  func textView(
    _ textView: UITextView,
    willEndFormattingWith viewController: UITextFormattingViewController
  )
  @available(iOS 18.0, *)
  func textView(
    _ textView: UITextView,
    didEndFormattingWith viewController: UITextFormattingViewController
  )
  @available(iOS 18.4, *)
  func textView(
    _ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion
  )
  @available(iOS 26.0, *)
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSRange],
    replacementText text: String
  ) -> Bool
  @available(iOS 26.0, *)
  func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSRange],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { declared() }
  public func textViewDidBeginEditing(_ textView: UITextView) { declared() }
  public func textViewDidEndEditing(_ textView: UITextView) { declared() }
  public func textViewDidChange(_ textView: UITextView) { declared() }
  @available(iOS 18.0, *)
  public func textViewWritingToolsWillBegin(_ textView: UITextView) { declared() }
  @available(iOS 18.0, *)
  public func textViewWritingToolsDidEnd(_ textView: UITextView) { declared() }
  @available(iOS 18.0, *)
  public func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSRange] { declared() }
  @available(iOS 18.0, *)
  public func textView(
    _ textView: UITextView,
    willBeginFormattingWith viewController: UITextFormattingViewController
  ) { declared() }
  @available(iOS 18.0, *)
  public func textView(
    _ textView: UITextView,
    didBeginFormattingWith viewController: UITextFormattingViewController
  ) { declared() }
  @available(iOS 18.0, *)
  public func textView(
    _ textView: UITextView,
    willEndFormattingWith viewController: UITextFormattingViewController
  ) { declared() }
  @available(iOS 18.0, *)
  public func textView(
    _ textView: UITextView,
    didEndFormattingWith viewController: UITextFormattingViewController
  ) { declared() }
  @available(iOS 18.4, *)
  public func textView(
    _ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) { declared() }
  @available(iOS 26.0, *)
  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSRange],
    replacementText text: String
  ) -> Bool { declared() }
  @available(iOS 26.0, *)
  public func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSRange],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { declared() }
}
