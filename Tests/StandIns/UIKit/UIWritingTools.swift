@_exported import Foundation

@available(iOS 18.0, *)
public enum UIWritingToolsBehavior: Int, Sendable {
  case `default`, complete, limited
  case none = -1
}

@available(iOS 18.0, *)
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { declared() }
  public static var plainText: UIWritingToolsResultOptions { declared() }
  public static var richText: UIWritingToolsResultOptions { declared() }
  public static var list: UIWritingToolsResultOptions { declared() }
  public static var table: UIWritingToolsResultOptions { declared() }
  @available(iOS 26.0, *)
  public static var presentationIntent: UIWritingToolsResultOptions { declared() }
}

@available(iOS 18.0, *)
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }

@available(iOS 18.4, *)
@MainActor open class UIConversationContext: NSObject {}

@available(iOS 18.4, *)
@MainActor open class UIInputSuggestion: NSObject {}

@available(iOS 18.2, *)
@MainActor open class UIWritingToolsCoordinator: NSObject {}
