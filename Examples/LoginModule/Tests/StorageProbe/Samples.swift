import BaseData
import Core
import TimelineData

extension StatusDTO {
  /// A post of some kilobytes that follows from its id: all ids from 1 on are those of posts.
  static func sample(_ id: Int64) -> StatusDTO {
    StatusDTO(
      id: id, createdAt: "Tue Feb 17 21:04:52 +0800 2015",
      text: String(repeating: "text \(id) ", count: 200),
      user: AuthorDTO(id: 7, screenName: "老王", profileImageURL: nil))
  }
}

extension TimelinePage {
  /// The page that begins with a post.
  static func sample(from id: Int64) -> TimelinePage {
    let last = Swift.max(1, id - 19)
    return TimelinePage(rows: (last...id).reversed().map(StatusDTO.sample), isEnd: last == 1)
  }
}

extension Token {
  /// A token that would be seen if it were half written.
  static func sample(_ name: String) -> Token {
    Token(access: "access-\(name)", refresh: String(repeating: "refresh-\(name) ", count: 1000))
  }
}
