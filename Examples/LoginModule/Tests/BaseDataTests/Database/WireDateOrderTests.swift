import BaseData
import Core
import Foundation
import Testing

/// The order of moments in a table.
nonisolated struct WireDateOrderTests {
  @Test func aMonthOfDatesIsSortedAlikeAsTextBySQLAndAsValues() async throws {
    let month = 1_767_225_600_000...1_769_903_999_999
    let dates = (1...1_000).map { _ in
      Date(timeIntervalSince1970: Double(Int.random(in: month)) / 1_000)
    }
    let schema = Schema.cache(module: "Tests", tables: ["CREATE TABLE t (at REAL NOT NULL)"])

    let rows = try await Database.inMemory().write(schema) { connection throws(AppError) in
      for date in dates { try connection.run("INSERT INTO t VALUES (?)", [date.wire.column]) }
      return try connection.run("SELECT at FROM t ORDER BY at").map { row throws(AppError) in
        try row.value("at", as: WireDate.self).text
      }
    }

    let sorted = dates.sorted().map(\.wire.text)
    #expect(rows == sorted)
    #expect(rows == dates.map(\.wire.text).sorted())
  }
}
