/// The raw `User`, as the server sends it. No screen shows the name, so a sign-in does not fail for
/// want of it.
package nonisolated struct UserDTO: Decodable, Sendable, Hashable {
  package let id: String
  package let name: String?

  package init(
    id: String,
    name: String?
  ) {
    self.id = id
    self.name = name
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    id = try fields.text(.id) ?? fields.text(.number) ?? fields.decode(String.self, forKey: .id)
    name = fields.text(.name)
  }

  private enum CodingKeys: String, CodingKey {
    case id = "idstr"
    case number = "id"
    case name = "screen_name"
  }
}
