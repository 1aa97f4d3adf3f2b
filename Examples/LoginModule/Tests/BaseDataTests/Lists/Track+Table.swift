import BaseData
import Core

nonisolated extension Track: TableRecord {
  static let table = """
    CREATE TABLE track (
      row_number INTEGER PRIMARY KEY AUTOINCREMENT, id INTEGER NOT NULL UNIQUE, name TEXT,
      page_end TEXT, saved_at REAL
    )
    """

  init(_ row: Row) throws(AppError) {
    self.init(try row.value("id"), name: try row.value("name"))
  }

  var columns: [String: SQLValue] {
    ["id": id.column, "name": name.column]
  }
}
