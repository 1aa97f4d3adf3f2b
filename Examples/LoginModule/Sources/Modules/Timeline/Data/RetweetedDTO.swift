/// The post that another one repeats, raw. Once its author has deleted it, there is no `user`.
package nonisolated struct RetweetedDTO: Decodable, Sendable, Hashable {
  package let id: Int64
  package let text: String
  package let user: AuthorDTO?

  package init(id: Int64, text: String, user: AuthorDTO?) {
    self.id = id
    self.text = text
    self.user = user
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.id(.id, orText: .idstr)
    text = try container.decode(String.self, forKey: .text)
    user = try container.decodeIfPresent(AuthorDTO.self, forKey: .user)
  }

  private enum CodingKeys: String, CodingKey {
    case id, idstr, text, user
  }
}
