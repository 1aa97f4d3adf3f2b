/// What is sent to sign in.
package struct Credentials: Hashable, Sendable {
  package let userName: String
  package let password: String

  package init(userName: String, password: String) {
    self.userName = userName
    self.password = password
  }
}
