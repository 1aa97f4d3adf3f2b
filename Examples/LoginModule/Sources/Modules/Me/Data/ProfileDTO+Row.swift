import BaseData
import Core

nonisolated extension ProfileDTO: TableRecord {
  package init(_ row: Row) throws(AppError) {
    self.init(
      id: try row.value("id"),
      name: try row.value("name"),
      avatar: try row.value("avatar"),
      likes: try row.value("likes")
    )
  }

  package var columns: [String: SQLValue] {
    [
      "id": id.column,
      "name": name.column,
      "avatar": avatar.column,
      "likes": likes.column,
    ]
  }
}
