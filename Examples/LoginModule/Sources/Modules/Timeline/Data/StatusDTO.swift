/// The raw `Status`: as the server sends it, and as the database keeps it.
package struct StatusDTO: Decodable, Sendable, Hashable {
  package let id: Int64
  package let createdAt: String
  package let text: String

  package init(
    id: Int64,
    createdAt: String,
    text: String
  ) {
    self.id = id
    self.createdAt = createdAt
    self.text = text
  }

  private enum CodingKeys: String, CodingKey {
    case id
    case createdAt = "created_at"
    case text
  }
}
