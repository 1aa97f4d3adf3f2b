import Core

/// The body of a request for the `User`.
package nonisolated struct UserInputDTO: Encodable, Sendable, Hashable {
  package let userName: String
  package let password: Secret

  package init(
    userName: String,
    password: Secret
  ) {
    self.userName = userName
    self.password = password
  }

  private enum CodingKeys: String, CodingKey {
    case userName = "user_name"
    case password
  }
}
