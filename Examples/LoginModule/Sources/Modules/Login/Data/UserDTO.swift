import BaseData

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
