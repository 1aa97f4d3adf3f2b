/// A post as the server keeps it: its words follow from its number, unless somebody wrote it.
struct Post: Sendable, Hashable {
  let number: Int
  let id: Int64
  /// When it was written, in seconds since 1970.
  let time: Int
  var words: Words?

  /// What somebody wrote, and under which name.
  struct Words: Sendable, Hashable {
    let text: String
    let author: String
  }
}

extension Post {
  /// What a client meets in a row.
  enum Kind: Sendable, Hashable {
    case plain
    case repost
    /// The repost of a post that is gone: the original has no user.
    case repostOfDeleted
    /// Nulls, empty texts and missing fields.
    case sparse
    /// Signs that a terminal, a database or a page might obey.
    case hostile
    /// A row that cannot be read.
    case broken
  }

  var kind: Kind {
    if words != nil { return .plain }
    return switch number % 50 {
    case 3, 23, 43: .repost
    case 8, 38: .repostOfDeleted
    case 11, 31: .hostile
    case 17, 47: .sparse
    case 34: .broken
    default: .plain
    }
  }
}
