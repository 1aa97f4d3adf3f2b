import BaseData
import Core

/// The item of the lists of these tests.
nonisolated struct Track: TableRecord, Codable, Hashable, Identifiable {
  static let table = """
    CREATE TABLE track (
      row_number INTEGER PRIMARY KEY AUTOINCREMENT, id INTEGER NOT NULL UNIQUE, name TEXT,
      page_end TEXT, saved_at REAL
    )
    """

  let id: Int
  var name: String?

  init(_ id: Int, name: String? = nil) {
    self.id = id
    self.name = name
  }

  init(_ row: Row) throws(AppError) {
    self.init(try row.value("id"), name: try row.value("name"))
  }

  var columns: [String: SQLValue] {
    ["id": id.column, "name": name.column]
  }
}

nonisolated extension ListStore {
  /// The page after a cursor; without a cursor, the first.
  func page(after cursor: String? = nil) async throws(AppError) -> Sourced<Page<Item>> {
    try await page(after: cursor, size: 50)
  }
}
