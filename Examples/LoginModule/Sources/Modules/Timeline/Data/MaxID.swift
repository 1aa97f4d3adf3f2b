/// How the server understands `max_id`: whether the page below a post begins with that post.
package nonisolated enum MaxID: Sendable {
  /// It begins with the post itself, as the Weibo service has it.
  case inclusive
  /// It begins with the post after it.
  case exclusive

  /// What to ask with for a page that begins with a post.
  func bound(beginningWith id: Int64) -> Int64 {
    switch self {
    case .inclusive: id
    case .exclusive: min(id, .max - 1) + 1
    }
  }
}
