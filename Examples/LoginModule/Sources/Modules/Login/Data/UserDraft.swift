/// What was entered for the `User`, as the storage keeps it: without secrets.
package struct UserDraft: Codable, Sendable, Hashable {
  package let userName: String

  package init(
    userName: String
  ) {
    self.userName = userName
  }
}
