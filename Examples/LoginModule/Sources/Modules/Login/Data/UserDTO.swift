/// The raw `User`: as the server sends it, and as the database keeps it.
package struct UserDTO: Decodable, Sendable, Hashable {
  package let id: String
  package let userName: String

  package init(
    id: String,
    userName: String
  ) {
    self.id = id
    self.userName = userName
  }

  private enum CodingKeys: String, CodingKey {
    case id
    case userName = "user_name"
  }
}
