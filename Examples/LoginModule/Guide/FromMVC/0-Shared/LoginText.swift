/// All words of the screen.
package enum LoginText {
  package static let title = "Log In"
  package static let userName = "User name"
  package static let password = "Password"
  package static let missing = "Please fill this in."

  package static func message(for error: LoginError) -> String {
    switch error {
    case .wrongPassword: "The user name or the password is wrong."
    case .offline: "You are offline. Logging in needs a connection."
    case .serverDown: "The server is in trouble. Please try again later."
    }
  }
}
