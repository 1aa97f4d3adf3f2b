@_exported import Foundation

public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { declared() }
  public static let name = UITextContentType(rawValue: "")
  public static let namePrefix = UITextContentType(rawValue: "")
  public static let givenName = UITextContentType(rawValue: "")
  public static let middleName = UITextContentType(rawValue: "")
  public static let familyName = UITextContentType(rawValue: "")
  public static let nameSuffix = UITextContentType(rawValue: "")
  public static let nickname = UITextContentType(rawValue: "")
  public static let jobTitle = UITextContentType(rawValue: "")
  public static let organizationName = UITextContentType(rawValue: "")
  public static let location = UITextContentType(rawValue: "")
  public static let fullStreetAddress = UITextContentType(rawValue: "")
  public static let streetAddressLine1 = UITextContentType(rawValue: "")
  public static let streetAddressLine2 = UITextContentType(rawValue: "")
  public static let addressCity = UITextContentType(rawValue: "")
  public static let addressState = UITextContentType(rawValue: "")
  public static let addressCityAndState = UITextContentType(rawValue: "")
  public static let sublocality = UITextContentType(rawValue: "")
  public static let countryName = UITextContentType(rawValue: "")
  public static let postalCode = UITextContentType(rawValue: "")
  public static let telephoneNumber = UITextContentType(rawValue: "")
  public static let emailAddress = UITextContentType(rawValue: "")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "")
  public static let creditCardNumber = UITextContentType(rawValue: "")
  public static let username = UITextContentType(rawValue: "")
  public static let password = UITextContentType(rawValue: "")
  public static let newPassword = UITextContentType(rawValue: "")
  public static let oneTimeCode = UITextContentType(rawValue: "")
  public static let dateTime = UITextContentType(rawValue: "")
  public static let birthdate = UITextContentType(rawValue: "")
  @available(iOS 17.4, *) public static var cellularEID: UITextContentType { declared() }
  @available(iOS 17.4, *) public static var cellularIMEI: UITextContentType { declared() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
@available(iOS 27.0, *)
public enum UITextGrammarCheckingType: Int, Sendable { case `default`, no, yes }

/// Apple's properties are optional, and both kinds of text input have them all.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
  @available(iOS 18.0, *) var writingToolsBehavior: UIWritingToolsBehavior { get set }
  @available(iOS 18.0, *)
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
  @available(iOS 18.0, *)
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  @available(iOS 18.4, *) var conversationContext: UIConversationContext? { get set }
  @available(iOS 26.0, *) var allowsNumberPadPopover: Bool { get set }
  @available(iOS 27.0, *) var grammarCheckingType: UITextGrammarCheckingType { get set }
}
