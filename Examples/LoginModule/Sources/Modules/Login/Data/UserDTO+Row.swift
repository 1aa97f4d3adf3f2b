import BaseData
import Core

extension UserDTO {
  init(_ row: Row) throws(AppError) {
    self.init(
      id: try row.value("id"),
      userName: try row.value("userName")
    )
  }

  var columns: [String: SQLValue] {
    [
      "id": id.column,
      "userName": userName.column,
    ]
  }
}
