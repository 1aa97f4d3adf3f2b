import BaseView
import Core
import Foundation
import LoginBusiness

/// All words of this module that a user reads.
package enum LoginText {
  package static let title = NSLocalizedString(
    "login.title",
    value: "Log In",
    comment: "The title of the screen.")
  package static let submit = NSLocalizedString(
    "login.submit",
    value: "Log In",
    comment: "The button that sends the form.")
  package static let startOver = NSLocalizedString(
    "login.startOver",
    value: "Use Another Account",
    comment: "The button that leads back from the code to the name and the password.")

  package static let userNameLabel = NSLocalizedString(
    "login.field.userName",
    value: "User name",
    comment: "The name of a field.")
  package static let passwordLabel = NSLocalizedString(
    "login.field.password",
    value: "Password",
    comment: "The name of a field.")
  package static let codeLabel = NSLocalizedString(
    "login.field.code",
    value: "Code that was sent to you",
    comment: "The name of a field.")
  package static let notACode = NSLocalizedString(
    "login.field.code.digits",
    value: "A code consists of digits.",
    comment: "The error of a field.")
}

// What went wrong.
extension LoginText {
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

  private static let wrongPassword = NSLocalizedString(
    "login.error.password",
    value: "The user name or the password is wrong.",
    comment: "An error.")
  private static let lockedAccount = NSLocalizedString(
    "login.error.locked",
    value: "This account is locked.",
    comment: "An error.")
  private static let wrongCode = NSLocalizedString(
    "login.error.code",
    value: "This is not the code.",
    comment: "The error of the field for the code.")
  private static let unknownChallenge = NSLocalizedString(
    "login.error.challenge",
    value: "The code was waited for too long. Please log in again.",
    comment: "An error.")
  private static let offline = NSLocalizedString(
    "login.error.offline",
    value: "You are offline. Logging in needs a connection.",
    comment: "An error.")
  private static let timedOut = NSLocalizedString(
    "login.error.timedOut",
    value: "The server took too long to answer. Please try again.",
    comment: "An error.")
  private static let tooOften = NSLocalizedString(
    "login.error.tooOften",
    value: "That was tried too often. Please wait a minute.",
    comment: "An error.")
  private static let serverDown = NSLocalizedString(
    "login.error.server",
    value: "The server is in trouble. Please try again later.",
    comment: "An error.")
  private static let unreadable = NSLocalizedString(
    "login.error.unreadable",
    value: "The server's answer makes no sense. Is there a newer version of this app?",
    comment: "An error.")
}
