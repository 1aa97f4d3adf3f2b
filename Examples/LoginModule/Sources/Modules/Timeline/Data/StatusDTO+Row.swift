import BaseData
import Core

extension StatusDTO {
  init(_ row: Row) throws(AppError) {
    self.init(
      id: try row.value("id"),
      createdAt: try row.value("createdAt"),
      text: try row.value("text"),
      user: try AuthorDTO(row, "author"),
      retweeted: try RetweetedDTO(row)
    )
  }

  /// The columns of a post, in the order of `columnValues`.
  static let columnNames = [
    "id", "createdAt", "text",
    "authorId", "authorName", "authorImage",
    "retweetedId", "retweetedText",
    "retweetedAuthorId", "retweetedAuthorName", "retweetedAuthorImage",
  ]

  var columnValues: [SQLValue] {
    [
      id.column, createdAt.column, text.column,
      (user?.id).column, (user?.screenName).column, (user?.profileImageURL).column,
      (retweeted?.id).column, (retweeted?.text).column,
      (retweeted?.user?.id).column, (retweeted?.user?.screenName).column,
      (retweeted?.user?.profileImageURL).column,
    ]
  }
}

extension RetweetedDTO {
  /// `nil` if the post repeats no other.
  fileprivate init?(_ row: Row) throws(AppError) {
    guard let id = try row.value("retweetedId", as: Int64?.self) else { return nil }
    self.init(
      id: id,
      text: try row.value("retweetedText"),
      user: try AuthorDTO(row, "retweetedAuthor"))
  }
}

extension AuthorDTO {
  /// `nil` if nothing is known of the author.
  fileprivate init?(_ row: Row, _ prefix: String) throws(AppError) {
    self.init(
      id: try row.value("\(prefix)Id"),
      screenName: try row.value("\(prefix)Name"),
      profileImageURL: try row.value("\(prefix)Image"))
    if id == nil, screenName == nil, profileImageURL == nil { return nil }
  }
}
