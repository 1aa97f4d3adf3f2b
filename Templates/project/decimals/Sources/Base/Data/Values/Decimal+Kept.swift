import Foundation

nonisolated extension Decimal: WireValue {
  package init?(wire: WireDecimal) {
    guard case .number(let number) = wire else { return nil }
    self = number
  }

  package var wire: WireDecimal { .number(self) }
}

nonisolated extension Decimal {
  /// The most digits that are kept as they are.
  private static let digits = 38

  /// Reads `-12.50` or `1.25e3`; `nil` for a number of which digits would be lost.
  init?(wireText text: String) {
    var rest = text[...].utf8
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.takeDigits()
    let hasFraction = rest.first == UInt8(ascii: ".")
    if hasFraction { rest.removeFirst() }
    let fraction = hasFraction ? rest.takeDigits() : rest.prefix(0)
    guard !whole.isEmpty, hasFraction != fraction.isEmpty, rest.isExponent,
      (Array(whole) + Array(fraction)).significantCount <= Self.digits,
      let number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    else { return nil }
    self = number
  }
}

nonisolated extension Substring.UTF8View {
  fileprivate mutating func takeDigits() -> Substring.UTF8View {
    let digits = prefix { 48...57 ~= $0 }
    removeFirst(digits.count)
    return digits
  }

  /// True if it is nothing, or `e` and a number.
  fileprivate var isExponent: Bool {
    guard let first else { return true }
    var rest = dropFirst()
    if let sign = rest.first, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(sign) {
      rest = rest.dropFirst()
    }
    return [UInt8(ascii: "e"), UInt8(ascii: "E")].contains(first) && !rest.isEmpty
      && rest.allSatisfy { 48...57 ~= $0 }
  }
}

nonisolated extension Collection<UInt8> {
  /// How many digits there are without the zeros at both ends.
  fileprivate var significantCount: Int {
    let isZero = { (digit: UInt8) in digit == UInt8(ascii: "0") }
    return reversed().drop(while: isZero).reversed().drop(while: isZero).count
  }
}
