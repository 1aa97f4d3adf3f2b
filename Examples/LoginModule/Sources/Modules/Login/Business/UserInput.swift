import Core

/// The input of the login form.
package nonisolated struct UserInput: Sendable, Hashable {
  package let userName: String
  package let password: Secret

  package init(
    userName: String,
    password: Secret
  ) {
    self.userName = userName
    self.password = password
  }
}
