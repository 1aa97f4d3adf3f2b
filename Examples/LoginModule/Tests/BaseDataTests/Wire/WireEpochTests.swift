import BaseData
import Foundation
import Testing

/// Moments that a server counts.
nonisolated struct WireEpochTests {
  private func decoded<Value: Decodable>(_ json: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode([Value].self, from: Data("[\(json)]".utf8))[0]
  }

  @Test(
    arguments: [
      ("1767254400", 1_767_254_400), ("1767254400.25", 1_767_254_400.25), ("0", 0), ("-1", -1),
      ("1306835215", 1_306_835_215), ("253402300799", 253_402_300_799),
    ] as [(String, TimeInterval)])
  func readsAndWritesSeconds(json: String, seconds: TimeInterval) throws {
    let moment = try decoded(json, as: WireSeconds.self)

    #expect(moment == Date(timeIntervalSince1970: seconds).wireSeconds)
    #expect(try JSONEncoder().encode([moment]) == Data("[\(json)]".utf8))
    #expect(WireSeconds(column: moment.column) == moment)
  }

  @Test(
    arguments: [
      ("1767254400123", 1_767_254_400.123), ("0", 0), ("-1", -0.001), ("1", 0.001),
      ("99999999999", 99_999_999.999),
    ] as [(String, TimeInterval)])
  func readsAndWritesMilliseconds(json: String, seconds: TimeInterval) throws {
    let moment = try decoded(json, as: WireMilliseconds.self)

    #expect(moment == Date(timeIntervalSince1970: seconds).wireMilliseconds)
    #expect(try JSONEncoder().encode([moment]) == Data("[\(json)]".utf8))
    #expect(WireMilliseconds(column: moment.column) == moment)
  }

  @Test func readsTextToo() throws {
    #expect(try decoded(#""1767254400""#, as: WireSeconds.self) == 1_767_254_400)
    #expect(try decoded(#""2026-01-01T08:00:00Z""#, as: WireSeconds.self) == 1_767_254_400)
    #expect([Date(timeIntervalSince1970: 2)].wireSeconds == [2])
    #expect([Date(timeIntervalSince1970: 2)].wireMilliseconds == [2_000])
  }

  @Test(arguments: [#""soon""#, #""nan""#, "1e300", "-1e300"])
  func keepsWhatIsNoMoment(json: String) throws {
    let moment = try decoded(json, as: WireSeconds.self)

    guard case .unreadable = moment.date else {
      Issue.record("\(moment)")
      return
    }
    #expect(WireSeconds(column: moment.column) == moment)
    #expect(WireMilliseconds(column: WireMilliseconds("soon").column) == "soon")
    #expect(throws: DecodingError.self) { try decoded("true", as: WireSeconds.self) }
  }
}
