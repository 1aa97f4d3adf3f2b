import Foundation

/// The same rows without layers, as `JSONDecoder` makes them.
struct RawPage<Moment: RawMoment>: Decodable {
  let statuses: [RawStatus<Moment>]
}

struct RawStatus<Moment: RawMoment>: Decodable {
  let id: Int64
  let createdAt: Moment
  let text: String
  let user: RawAuthor?
  let retweeted: RawRetweeted?

  enum CodingKeys: String, CodingKey {
    case id, text, user
    case createdAt = "created_at"
    case retweeted = "retweeted_status"
  }
}

struct RawRetweeted: Decodable {
  let id: Int64
  let text: String
  let user: RawAuthor?
}

struct RawAuthor: Decodable {
  let id: Int64?
  let screenName: String?
  let profileImageURL: String?

  enum CodingKeys: String, CodingKey {
    case id
    case screenName = "screen_name"
    case profileImageURL = "profile_image_url"
  }
}
