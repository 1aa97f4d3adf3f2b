#if os(iOS)
  import UIKit

  extension View {
    public func keyboardType(_ type: UIKeyboardType) -> some View { Modified() }
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
      Modified()
    }
    public func textInputAutocapitalization(
      _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { Modified() }
  }

  public struct TextInputAutocapitalization: Sendable {
    public init?(_ type: UITextAutocapitalizationType) { declared() }
    public static var never: TextInputAutocapitalization { declared() }
    public static var words: TextInputAutocapitalization { declared() }
    public static var sentences: TextInputAutocapitalization { declared() }
    public static var characters: TextInputAutocapitalization { declared() }
  }
#endif

extension View {
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { Modified() }
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { Modified() }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { Modified() }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { Modified() }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    Modified()
  }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { declared() }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { declared() }
  public static var go: SubmitLabel { declared() }
  public static var send: SubmitLabel { declared() }
  public static var join: SubmitLabel { declared() }
  public static var route: SubmitLabel { declared() }
  public static var search: SubmitLabel { declared() }
  public static var `return`: SubmitLabel { declared() }
  public static var next: SubmitLabel { declared() }
  public static var `continue`: SubmitLabel { declared() }
}

public struct ScrollDismissesKeyboardMode: Sendable {
  public static var automatic: ScrollDismissesKeyboardMode { declared() }
  public static var immediately: ScrollDismissesKeyboardMode { declared() }
  public static var interactively: ScrollDismissesKeyboardMode { declared() }
  public static var never: ScrollDismissesKeyboardMode { declared() }
}

@MainActor @preconcurrency public protocol TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { declared() }
}
