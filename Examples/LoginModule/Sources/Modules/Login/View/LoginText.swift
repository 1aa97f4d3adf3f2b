import Foundation

/// All words of this module that a user reads.
package enum LoginText {
  package static let title = NSLocalizedString(
    "login.title",
    value: "Login",
    comment: "The title of the screen.")
  package static let submit = NSLocalizedString(
    "login.submit",
    value: "Send",
    comment: "The button that sends the form.")

  package static let userNameLabel = NSLocalizedString(
    "login.field.userName",
    value: "User name",
    comment: "The name of a field.")
  package static let passwordLabel = NSLocalizedString(
    "login.field.password",
    value: "Password",
    comment: "The name of a field.")
}
