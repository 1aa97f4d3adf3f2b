import BaseView
import Core
import LoginBusiness

/// All words of this module that a user reads; the catalog beside has their translations.
package nonisolated enum LoginText {
  package static let title = text("title", "Log In")
  package static let submit = text("submit", "Log In")
  package static let startOver = text("startOver", "Use Another Account")

  package static let userNameLabel = text("field.userName", "User name")
  package static let passwordLabel = text("field.password", "Password")
  package static let codeLabel = text("field.code", "Code that was sent to you")
  package static let notACode = text("field.code.digits", "A code consists of digits.")

  private static let text = StringCatalog("LoginText", of: "LoginView")
}

// What went wrong.
nonisolated extension LoginText {
  /// What is known of a sign-in is said in this app's own words, the rest in those of every screen.
  package static func message(for error: AppError) -> String {
    if let refusal = LoginRefusal(error) { return message(for: refusal) }
    return switch error {
    case .offline: offline
    case .timedOut: timedOut
    case .http(429, _): tooOften
    case .http(500..., _): serverDown
    case .decoding: unreadable
    default: ErrorText.message(for: error)
    }
  }

  private static func message(for refusal: LoginRefusal) -> String {
    switch refusal {
    case .tooManyRequests: tooOften
    case .wrongPassword: wrongPassword
    case .lockedAccount: lockedAccount
    case .wrongCode: wrongCode
    case .unknownChallenge: unknownChallenge
    }
  }

  private static let wrongPassword = text(
    "error.password", "The user name or the password is wrong.")
  private static let lockedAccount = text("error.locked", "This account is locked.")
  private static let wrongCode = text("error.code", "This is not the code.")
  private static let unknownChallenge = text(
    "error.challenge", "The code was waited for too long. Please log in again.")
  private static let offline = text(
    "error.offline", "You are offline. Logging in needs a connection.")
  private static let timedOut = text(
    "error.timedOut", "The server took too long to answer. Please try again.")
  private static let tooOften = text(
    "error.tooOften", "That was tried too often. Please wait a minute.")
  private static let serverDown = text(
    "error.server", "The server is in trouble. Please try again later.")
  private static let unreadable = text(
    "error.unreadable", "The server's answer makes no sense. Is there a newer version of this app?")
}
