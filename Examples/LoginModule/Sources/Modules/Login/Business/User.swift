/// What a screen shows of the user.
package struct User: Sendable, Hashable, Identifiable {
  package let id: String
  package let userName: String

  package init(
    id: String,
    userName: String
  ) {
    self.id = id
    self.userName = userName
  }
}
