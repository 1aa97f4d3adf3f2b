import BaseData

/// The raw `Status`: as the server sends it, and as the database keeps it.
package nonisolated struct StatusDTO: Decodable, Sendable, Hashable {
  package let id: Int64
  package let createdAt: WireDate
  package let text: String
  package let user: AuthorDTO?
  package let retweeted: RetweetedDTO?
  package var isLiked: Bool

  package init(
    id: Int64,
    createdAt: WireDate,
    text: String,
    user: AuthorDTO? = nil,
    retweeted: RetweetedDTO? = nil,
    isLiked: Bool = false
  ) {
    self.id = id
    self.createdAt = createdAt
    self.text = text
    self.user = user
    self.retweeted = retweeted
    self.isLiked = isLiked
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.id(.id, orText: .idstr)
    createdAt = try container.decode(WireDate.self, forKey: .createdAt)
    text = try container.decode(String.self, forKey: .text)
    user = try container.decodeIfPresent(AuthorDTO.self, forKey: .user)
    retweeted = try container.decodeIfPresent(RetweetedDTO.self, forKey: .retweeted)
    isLiked = try container.decodeIfPresent(Bool.self, forKey: .isLiked) ?? false
  }

  private enum CodingKeys: String, CodingKey {
    case id, idstr, text, user
    case createdAt = "created_at"
    case retweeted = "retweeted_status"
    case isLiked = "favorited"
  }
}
