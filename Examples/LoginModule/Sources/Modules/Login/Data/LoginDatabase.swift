import BaseData
import Core
import Foundation

/// Keeps each `User` in the database.
package struct LoginDatabase: Sendable {
  private static let schema = Schema(
    module: "Login",
    migrations: [
      Migration(
        1,
        """
        CREATE TABLE "login_user" (
          "id" TEXT NOT NULL PRIMARY KEY,
          "userName" TEXT NOT NULL,
          "saved_at" REAL NOT NULL
        )
        """)
    ])

  private static let table = Table("login_user", key: "id")

  private let database: Database
  private let now: @Sendable () -> Date

  package init(database: Database, now: @escaping @Sendable () -> Date = { Date() }) {
    self.database = database
    self.now = now
  }

  /// Keeps a row in the place of what was kept under the same id.
  package func save(_ dto: UserDTO) async throws(AppError) {
    let values = dto.columns.merging(["saved_at": now().column]) { $1 }
    try await database.write(Self.schema) { connection throws(AppError) in
      try Self.table.save(values, on: connection)
    }
  }

  /// The row that was kept last.
  package func latest() async throws(AppError) -> UserDTO? {
    try await database.read(Self.schema) { connection throws(AppError) in
      guard let row = try Self.table.lastRow(orderedBy: "saved_at", on: connection) else {
        return nil
      }
      return try UserDTO(row)
    }
  }
}
