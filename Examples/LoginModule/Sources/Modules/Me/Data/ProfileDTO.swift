/// The raw `Profile`: as the server sends it, and as the database keeps it.
package nonisolated struct ProfileDTO: Codable, Sendable, Hashable, Identifiable {
  package let id: String
  package let name: String
  package let avatar: String?
  package let likes: Int

  package init(
    id: String,
    name: String,
    avatar: String?,
    likes: Int
  ) {
    self.id = id
    self.name = name
    self.avatar = avatar
    self.likes = likes
  }

  private enum CodingKeys: String, CodingKey {
    case id = "idstr"
    case name = "screen_name"
    case avatar = "profile_image_url"
    case likes = "favourites_count"
  }
}
