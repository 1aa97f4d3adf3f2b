import BaseView

/// All words of this module that a user reads; the catalog beside has their translations.
package nonisolated enum LoginText {
  package static let title = text("title", "Log In")
  package static let submit = text("submit", "Log In")

  package static let userNameLabel = text("field.userName", "User name")
  package static let passwordLabel = text("field.password", "Password")

  package static let codeTitle = text("code.title", "Verification")
  package static let codeLabel = text("code.label", "Code that was sent to you")

  static let wrongPassword = text("error.password", "The user name or the password is wrong.")
  static let lockedAccount = text("error.locked", "This account is locked.")
  static let wrongCode = text("error.code", "This is not the code.")
  static let unknownChallenge = text(
    "error.challenge", "The code was waited for too long. Please log in again.")
  static let tooOften = text(
    "error.tooOften", "That was tried too often. Please wait a minute.")

  private static let text = StringCatalog("LoginText", of: "LoginView")
}
