import BaseData
import Core

extension StatusDTO {
  init(_ row: Row) throws(AppError) {
    self.init(
      id: try row.value("id"),
      createdAt: try row.value("createdAt"),
      text: try row.value("text")
    )
  }

  var columns: [String: SQLValue] {
    [
      "id": id.column,
      "createdAt": createdAt.column,
      "text": text.column,
    ]
  }
}
