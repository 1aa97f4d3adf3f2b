/// Who likes which posts.
struct Likes: Sendable {
  /// The ids of the posts, by the ids of the users.
  private var posts: [Int64: Set<Int64>] = [:]

  func count(of user: Int64) -> Int { posts[user, default: []].count }

  func contains(_ post: Int64, of user: Int64) -> Bool { posts[user, default: []].contains(post) }

  mutating func set(_ isLiked: Bool, _ post: Int64, of user: Int64) {
    if isLiked {
      posts[user, default: []].insert(post)
    } else {
      posts[user, default: []].remove(post)
    }
  }
}
