import BaseData
import Core

/// Keeps the list in the database, each `Status` once.
package struct TimelineDatabase: Sendable {
  private static let schema = Schema(
    module: "Timeline",
    migrations: [
      Migration(
        1,
        """
        CREATE TABLE "timeline_status" (
          "row_number" INTEGER PRIMARY KEY AUTOINCREMENT,
          "id" INTEGER NOT NULL UNIQUE,
          "createdAt" TEXT NOT NULL,
          "text" TEXT NOT NULL,
          "next_page" TEXT
        )
        """)
    ])

  private static let table = Table("timeline_status", key: "id")

  private let database: Database

  package init(database: Database) {
    self.database = database
  }
}

extension TimelineDatabase {
  /// Puts a first page in the place of all that is kept.
  package func replace(with page: Page<StatusDTO>) async throws(AppError) {
    try await database.write(Self.schema) { connection throws(AppError) in
      try Self.table.removeAll(on: connection)
      try save(page, on: connection)
    }
  }

  /// Adds a later page. A row that is there already is updated in its place.
  package func append(_ page: Page<StatusDTO>) async throws(AppError) {
    try await database.write(Self.schema) { connection throws(AppError) in
      try save(page, on: connection)
    }
  }

  /// All that is kept, as one page that ends where the last one did.
  package func load() async throws(AppError) -> Page<StatusDTO> {
    try await database.read(Self.schema) { connection throws(AppError) in
      let rows = try Self.table.rows(orderedBy: "row_number", on: connection)
      return Page(
        items: try rows.map(StatusDTO.init),
        next: try rows.last?.value("next_page"))
    }
  }

  private func save(
    _ page: Page<StatusDTO>, on connection: Connection
  ) throws(AppError) {
    let shared = ["next_page": page.next.column]
    for dto in page.items {
      try Self.table.save(dto.columns.merging(shared) { $1 }, on: connection)
    }
  }
}
