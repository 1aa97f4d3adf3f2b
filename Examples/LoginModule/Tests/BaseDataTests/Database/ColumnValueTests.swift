import Core
import Foundation
import Testing

@testable import BaseData

nonisolated struct ColumnValueTests {
  private struct Site: WireObject {
    let name: String?
    let tags: [String]
  }

  private func comesBack<Value: ColumnValue & Equatable>(_ value: Value) -> Bool {
    Value(column: value.column) == value
  }

  @Test func everyTypeComesBack() {
    #expect(comesBack(Int.min))
    #expect(comesBack(Int64.max))
    #expect(comesBack(-0.1))
    #expect(comesBack(true))
    #expect(comesBack("…"))
    #expect(comesBack(Date(timeIntervalSince1970: 1.5)))
    #expect(comesBack(WireDecimal("12345678901234567890.123456789012345678")))
    #expect(comesBack(WireSeconds("1767254400.5")))
    #expect(comesBack(WireMilliseconds("soon")))
    #expect(comesBack(JSONText(#"{"rate": 1e400}"#)))
    #expect(comesBack([JSONText("-0.0")]))
    #expect(comesBack(Int?.none))
    #expect(comesBack(Int?.some(1)))
    #expect(comesBack([String]()))
    #expect(comesBack([1, 2]))
    #expect(comesBack(["a", "\""]))
    #expect(comesBack([String]?.none))
    #expect(comesBack(Optional([true, false])))
    #expect(comesBack(["one": 1, "two": 2]))
    #expect(comesBack([String: String]?.none))
    #expect(comesBack(Site(name: "…", tags: ["a"])))
    #expect(comesBack(Site?.none))
    #expect(comesBack([Site(name: nil, tags: [])]))
    #expect(comesBack(["one": Site(name: nil, tags: [])]))
  }

  @Test func anotherKindOfValueIsRefused() {
    #expect(Int64(column: "1") == nil)
    #expect(String(column: 1) == nil)
    #expect(Bool(column: "true") == nil)
    #expect(Double(column: .null) == nil)
    #expect(Int?(column: "1") == nil)
    #expect([Int](column: "[true]") == nil)
    #expect([String: Int](column: "[]") == nil)
    #expect(Site(column: "{}") == nil)
    #expect(Site(column: 1) == nil)
  }

  @Test func aWholeNumberIsADoubleToo() {
    #expect(Double(column: 3) == 3)
  }

  @Test func aRowSaysWhichColumnIsWrong() {
    let row = Row(positions: ["id": 0], values: ["one"])

    #expect(throws: AppError.database(code: 20, message: "column `id` holds no Int")) {
      try row.value("id", as: Int.self)
    }
    #expect(throws: AppError.database(code: 25, message: "there is no column `name`")) {
      try row.value("name", as: String.self)
    }
  }
}
