/// A timeline that grows, the same for the same seed.
struct Posts: Sendable {
  private var writer: StatusWriter
  private var chance: PostChance
  /// The oldest first, so their ids rise.
  private var posts: [Post] = []

  init(count: Int, seed: UInt64) {
    writer = StatusWriter(seed: seed)
    chance = PostChance(seed: seed)
    grow(by: count)
  }

  var count: Int { posts.count }

  /// Where the authors' pictures are.
  var pictures: String {
    get { writer.pictures }
    set { writer.pictures = newValue }
  }

  /// The ids of all posts that can be read, the newest first.
  var readableIDs: [Int64] {
    posts.reversed().filter { $0.kind != .broken }.map(\.id)
  }

  mutating func grow(by count: Int) {
    posts.reserveCapacity(posts.count + count)
    for _ in 0..<count {
      let last = posts.last ?? .beforeTheFirst
      let id = last.id + 1 + Int64(chance.number(below: 3_000))
      let time = last.time + chance.number(below: 90)
      posts.append(Post(number: posts.count, id: id, time: time))
    }
  }

  /// Adds a post that somebody wrote. A server that is started anew has other words in its place.
  mutating func add(_ words: Post.Words) {
    grow(by: 1)
    posts[posts.count - 1].words = words
  }

  /// The newest posts first: those after `since`, up to and with `max`.
  func page(since: Int64?, max: Int64?, count: Int) -> [Post] {
    let start = since.map(position(after:)) ?? 0
    let end = max.map(position(after:)) ?? posts.count
    guard start < end else { return [] }
    return posts[start..<end].suffix(count).reversed()
  }

  /// The post with an id, if there is one.
  func post(_ id: Int64) -> Post? {
    page(since: nil, max: id, count: 1).first { $0.id == id }
  }

  func json(_ post: Post) -> JSON {
    writer.json(post)
  }

  /// How many posts have this id or a smaller one.
  private func position(after id: Int64) -> Int {
    var range = 0..<posts.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = posts[middle].id <= id ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

extension Post {
  /// Where ids and times begin: the ids soon pass 2^53, beyond which a `Double` rounds them.
  fileprivate static let beforeTheFirst = Post(
    number: -1, id: 9_007_199_254_600_000, time: 1_424_170_000)
}
