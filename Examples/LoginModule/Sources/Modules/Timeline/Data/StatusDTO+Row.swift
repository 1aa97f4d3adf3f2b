import BaseData
import Core

nonisolated extension StatusDTO {
  init(_ row: Row) throws(AppError) {
    self.init(
      id: try row.value("id"),
      createdAt: try row.value("createdAt"),
      text: try row.value("text"),
      user: try AuthorDTO(row, .author),
      retweeted: try RetweetedDTO(row),
      isLiked: try row.value("isLiked")
    )
  }

  /// The columns of a post, in the order of `columnValues(_:)`.
  static let columnNames = [
    "id", "createdAt", "text",
    "authorId", "authorName", "authorImage",
    "retweetedId", "retweetedText",
    "retweetedAuthorId", "retweetedAuthorName", "retweetedAuthorImage",
    "isLiked", "unreadable", "hasGap",
  ]

  func columnValues(_ mark: RowMark) -> [SQLValue] {
    [
      id.column, createdAt.column, text.column,
      (user?.id).column, (user?.screenName).column, (user?.profileImageURL).column,
      (retweeted?.id).column, (retweeted?.text).column,
      (retweeted?.user?.id).column, (retweeted?.user?.screenName).column,
      (retweeted?.user?.profileImageURL).column,
      isLiked.column, mark.unreadable.column, mark.hasGap.column,
    ]
  }
}

nonisolated extension RetweetedDTO {
  /// `nil` if the post repeats no other.
  fileprivate init?(_ row: Row) throws(AppError) {
    guard let id = try row.value("retweetedId", as: Int64?.self) else { return nil }
    self.init(
      id: id,
      text: try row.value("retweetedText"),
      user: try AuthorDTO(row, .retweetedAuthor))
  }
}

nonisolated extension AuthorDTO {
  /// Where an author stands in a row.
  fileprivate struct Columns {
    static let author = Columns(id: "authorId", name: "authorName", image: "authorImage")
    static let retweetedAuthor = Columns(
      id: "retweetedAuthorId", name: "retweetedAuthorName", image: "retweetedAuthorImage")

    let id: String
    let name: String
    let image: String
  }

  /// `nil` if nothing is known of the author.
  fileprivate init?(_ row: Row, _ columns: Columns) throws(AppError) {
    self.init(
      id: try row.value(columns.id),
      screenName: try row.value(columns.name),
      profileImageURL: try row.value(columns.image))
    if id == nil, screenName == nil, profileImageURL == nil { return nil }
  }
}
