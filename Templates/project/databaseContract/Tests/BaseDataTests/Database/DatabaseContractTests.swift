import BaseTesting
import Core
import Testing

@testable import BaseData

nonisolated struct DatabaseContractTests {
  private static let table = "CREATE TABLE t (id INTEGER PRIMARY KEY)"

  private func contract(
    of schema: Schema, insert: String = "INSERT INTO t (id) VALUES (1)",
    select: String = "SELECT id FROM t"
  ) -> DatabaseContract {
    DatabaseContract(of: schema) { database in
      try await database.write(schema) { connection throws(AppError) in
        _ = try connection.run(insert)
      }
    } isKept: { database in
      try await database.read(schema) { connection throws(AppError) in
        try connection.run(select).map { $0["id"] } == [1]
      }
    }
  }

  @Test(arguments: [
    Schema.cache(module: "Tests", tables: [table]),
    Schema.source(module: "Tests", migrations: [Migration("1", table)]),
  ])
  func isKept(schema: Schema) async {
    #expect(await contract(of: schema).breaches() == [])
  }

  @Test func tellsWhatIsNotKept() async {
    let schema = Schema.cache(module: "Tests", tables: [Self.table])
    let forgetful = contract(of: schema, insert: "SELECT 1")

    #expect(
      await forgetful.breaches() == [
        "it is opened again: the row is gone", "a damaged file: the row is gone",
        "a full disk: the row is gone", "tables of an older app: the row is gone",
        "another process: the row is gone",
      ])
  }

  @Test func tellsOfAStepThatLosesRows() async {
    let forgetful = Schema.source(
      module: "Tests",
      migrations: [
        Migration("1", Self.table), Migration("2", "DELETE FROM t"),
        Migration("3", "ALTER TABLE t ADD COLUMN likes INTEGER NOT NULL DEFAULT 0"),
      ])

    #expect(await contract(of: forgetful).breaches() == ["rows of an older app: rows are gone"])
  }
}
