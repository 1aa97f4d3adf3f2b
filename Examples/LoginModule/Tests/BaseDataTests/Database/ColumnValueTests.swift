import BaseData
import Core
import Testing
@testable import BaseData

nonisolated struct ColumnValueTests {
  private func comesBack<Value: ColumnValue & Equatable>(_ value: Value) -> Bool {
    Value(column: value.column) == value
  }

  @Test func everyTypeComesBack() {
    #expect(comesBack(Int.min))
    #expect(comesBack(true))
    #expect(comesBack("…"))
    #expect(comesBack(Int?.none))
    #expect(comesBack(Int?.some(1)))
    #expect(comesBack([String]()))
    #expect(comesBack([1, 2]))
    #expect(comesBack(["a", "\""]))
    #expect(comesBack([String]?.none))
    #expect(comesBack(Optional([true, false])))
    #expect(comesBack(["one": 1, "two": 2]))
    #expect(comesBack([String: String]?.none))
  }

  @Test func anotherKindOfValueIsRefused() {
    #expect(Int(column: "1") == nil)
    #expect(String(column: 1) == nil)
    #expect(Bool(column: "true") == nil)
    #expect(Int?(column: "1") == nil)
    #expect([Int](column: "[true]") == nil)
    #expect([String: Int](column: "[]") == nil)
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

nonisolated struct DoubleKeptTests {
  @Test func comesBackFromAColumn() {
    #expect(Double(column: (-0.1).column) == -0.1)
    #expect(Double(column: .null) == nil)
  }

  @Test func isAWholeNumberToo() {
    #expect(Double(column: 3) == 3)
  }
}

nonisolated struct Int64KeptTests {
  @Test func comesBackFromAColumn() {
    #expect(Int64(column: Int64.max.column) == .max)
    #expect(Int64(column: "1") == nil)
  }
}
