import BaseData
import Core

/// The raw `User`, as the server sends it.
package nonisolated struct UserDTO: Decodable, Sendable, Hashable {
  package let id: String

  package init(id: String) {
    self.id = id
  }

  package init(from decoder: any Decoder) throws {
    id = try decoder.container(keyedBy: CodingKeys.self).text(.id)
  }

  private enum CodingKeys: String, CodingKey {
    case id
  }
}

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
