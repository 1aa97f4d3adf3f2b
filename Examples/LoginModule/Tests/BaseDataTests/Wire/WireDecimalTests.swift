import Foundation
import Testing

@testable import BaseData

nonisolated struct WireDecimalTests {
  private func decoded(_ json: String) throws -> WireDecimal {
    try JSONDecoder().decode([WireDecimal].self, from: Data("[\(json)]".utf8))[0]
  }

  /// What a server sends, as a number and as a text; what people read of it.
  @Test(arguments: [
    ("0", "0"), ("0.10", "0.1"), ("-12.5", "-12.5"), ("19.99", "19.99"), ("1.5e3", "1500"),
    ("2E-2", "0.02"), ("9007199254740993", "9007199254740993"),
    ("12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
    ("0.12345678901234567890123456789012345678", "0.12345678901234567890123456789012345678"),
    ("12345678901234567890.123456789012345678", "12345678901234567890.123456789012345678"),
  ])
  func losesNoDigit(written: String, text: String) throws {
    for json in [written, "\"\(written)\""] {
      let number = try decoded(json)
      #expect(number.text == text)
      #expect(try Decimal(wire: #require(WireDecimal(column: number.column)))?.wire == number)
      #expect(try JSONEncoder().encode([number]) == Data("[\(text)]".utf8))
    }
  }

  @Test(arguments: [
    "", " ", "free", "1,5", "1.", ".5", "+1", "1e", "1e+", "12abc", "nan", "--1", "0x10", "1e999",
    "123456789012345678901234567890123456789",
  ])
  func keepsWhatIsNoSuchNumber(text: String) throws {
    let number = WireDecimal(text)

    #expect(number == .unreadable(text))
    #expect(WireDecimal(column: number.column) == number)
    let json = try JSONEncoder().encode([number])
    #expect(try JSONDecoder().decode([WireDecimal].self, from: json) == [number])
  }

  @Test func readsNothingElse() throws {
    #expect(try decoded("1e200") == .unreadable("1e+200"))
    #expect(throws: DecodingError.self) { try decoded("true") }
    #expect(throws: DecodingError.self) { try decoded("null") }
    #expect(WireDecimal(column: 1) == nil)
  }
}
