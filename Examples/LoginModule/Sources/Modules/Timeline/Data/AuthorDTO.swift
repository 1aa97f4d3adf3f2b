/// Who wrote a post, raw. What the service does not say is `nil`.
package nonisolated struct AuthorDTO: Decodable, Sendable, Hashable {
  package let id: Int64?
  package let screenName: String?
  package let profileImageURL: String?

  package init(id: Int64?, screenName: String?, profileImageURL: String?) {
    self.id = id
    self.screenName = screenName
    self.profileImageURL = profileImageURL
  }

  private enum CodingKeys: String, CodingKey {
    case id
    case screenName = "screen_name"
    case profileImageURL = "profile_image_url"
  }
}
