import BaseTesting
import Core
import Testing

@testable import BaseData

nonisolated struct TableTests {
  private let schema = Schema.source(
    module: "Tests",
    migrations: [Migration("1", #"CREATE TABLE "order" ("id" INTEGER PRIMARY KEY, "index" TEXT)"#)])
  private let table = Table("order", key: "id")
  private let database = Database.inMemory()

  private func after(
    _ change: @Sendable (Connection) throws(AppError) -> Void
  ) async throws -> [String] {
    let table = table
    return try await database.write(schema) { connection throws(AppError) in
      for (id, text) in [(1, "c"), (2, "b"), (3, "a")] {
        try table.save(["id": id.column, "index": text.column], on: connection)
      }
      try change(connection)
      var lines: [String] = []
      for row in try table.rows(orderedBy: "index", on: connection) {
        let (id, text): (Int, String) = (try row.value("id"), try row.value("index"))
        lines.append("\(id) \(text)")
      }
      return lines
    }
  }

  @Test func ordersItsRows() async throws {
    #expect(try await after { _ in } == ["3 a", "2 b", "1 c"])
  }

  @Test func replacesARowThatIsSavedAgain() async throws {
    let rows = try await after { connection throws(AppError) in
      try table.save(["id": 2, "index": "z"], on: connection)
    }

    #expect(rows == ["3 a", "1 c", "2 z"])
  }

  @Test func removesARow() async throws {
    let rows = try await after { connection throws(AppError) in
      try table.remove(2, on: connection)
    }

    #expect(rows == ["3 a", "1 c"])
  }

  @Test func rowsTakeThePlacesOfOthers() async throws {
    let rows = try await after { connection throws(AppError) in
      try table.replace([["id": 2, "index": "z"], ["id": 4, "index": "y"]], on: connection)
    }

    #expect(rows == ["3 a", "1 c", "4 y", "2 z"])
  }

  @Test func givesARangeOfItsRows() async throws {
    let (table, database) = (table, database)
    _ = try await after { _ in }
    let ids = { @Sendable (after: Int64?, limit: Int?) async throws in
      try await database.read(schema) { connection throws(AppError) in
        try table.rows(orderedBy: "id", after: after, limit: limit, on: connection)
      }.map { $0["id"] }
    }

    #expect(try await ids(nil, nil) == [1, 2, 3])
    #expect(try await ids(nil, 2) == [1, 2])
    #expect(try await ids(1, 1) == [2])
    #expect(try await ids(3, nil) == [])
  }

  @Test func findsARowByItsKey() async throws {
    let table = table
    let found = try await database.write(schema) { connection throws(AppError) in
      try table.save(["id": 7, "index": nil], on: connection)
      return [try table.row(7, on: connection), try table.row(8, on: connection)]
    }

    #expect(found.map { $0?["id"] } == [7, nil])
  }

  @Test func findsTheLastRowOfAnOrder() async throws {
    let table = table
    let found = try await database.write(schema) { connection throws(AppError) in
      let before = try table.lastRow(orderedBy: "index", on: connection)
      for (id, text) in [(1, "b"), (2, "c"), (3, "a")] {
        try table.save(["id": id.column, "index": text.column], on: connection)
      }
      return [before, try table.lastRow(orderedBy: "index", on: connection)]
    }

    #expect(found.map { $0?["id"] } == [nil, 2])
  }
}
