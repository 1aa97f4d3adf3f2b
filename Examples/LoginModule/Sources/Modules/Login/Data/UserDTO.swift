/// The raw `User`, as the server sends it.
package struct UserDTO: Decodable, Sendable, Hashable {
  package let id: String
  package let name: String

  package init(
    id: String,
    name: String
  ) {
    self.id = id
    self.name = name
  }

  private enum CodingKeys: String, CodingKey {
    case id = "idstr"
    case name = "screen_name"
  }
}
