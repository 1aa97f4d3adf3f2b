/// Who likes which posts.
struct Likes: Sendable {
  /// The ids of the posts, by the ids of the users.
  private var posts: [Int64: Set<Int64>] = [:]

  func count(of user: Int64) -> Int { posts[user, default: []].count }

  func contains(_ post: Int64, of user: Int64) -> Bool { posts[user, default: []].contains(post) }

  mutating func insert(_ post: Int64, of user: Int64) {
    posts[user, default: []].insert(post)
  }

  mutating func remove(_ post: Int64, of user: Int64) {
    posts[user]?.remove(post)
  }
}
