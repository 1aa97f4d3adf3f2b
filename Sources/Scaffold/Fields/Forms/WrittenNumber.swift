import Templates

/// A number as JSON writes it, digit by digit: `-12.50`, `1e400`.
package struct WrittenNumber: Equatable {
  /// The digits without the zeros at both ends; none for zero.
  private let digits: [UInt8]
  /// The power of ten that the digits, as a whole number, stand before.
  private let exponent: Int
  private let isNegative: Bool

  /// - Returns: `nil` for what is no number.
  package init?(_ bytes: some Collection<UInt8>) {
    var rest = bytes[...]
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    let whole = Array(rest.prefix(while: \.isDigit))
    rest = rest.dropFirst(whole.count)
    var fraction: [UInt8] = []
    if rest.first == UInt8(ascii: ".") {
      fraction = Array(rest.dropFirst().prefix(while: \.isDigit))
      if fraction.isEmpty { return nil }
      rest = rest.dropFirst(fraction.count + 1)
    }
    var power = 0
    if let mark = rest.first, mark.lowercased == UInt8(ascii: "e") {
      guard let number = Int(String(decoding: rest.dropFirst(), as: UTF8.self)),
        abs(number) < 1_000_000
      else { return nil }
      (power, rest) = (number, rest.suffix(0))
    }
    guard !whole.isEmpty, rest.isEmpty else { return nil }
    let zero = UInt8(ascii: "0")
    let all = (whole + fraction).drop { $0 == zero }
    let count = all.reversed().drop { $0 == zero }.count
    digits = Array(all.prefix(count))
    exponent = digits.isEmpty ? 0 : power - fraction.count + (all.count - count)
  }
}

extension WrittenNumber {
  /// True if it has no fraction.
  package var isWhole: Bool { exponent >= 0 }

  /// True if a `Double` gives back the same digits.
  package var isInDouble: Bool {
    if digits.count <= 15, -290...290 ~= exponent { return true }
    guard let double = Double(text), double.isFinite else { return false }
    return WrittenNumber("\(double)".utf8) == self
  }

  /// True if a `Decimal` holds all of its digits.
  package var isInDecimal: Bool { digits.count <= 38 && -128...127 ~= exponent }

  /// The number, if an `Int` can be it.
  package var int: Int? {
    guard isWhole, exponent < 19 else { return nil }
    let zeros = String(repeating: "0", count: exponent)
    return Int((isNegative ? "-" : "") + "0" + String(decoding: digits, as: UTF8.self) + zeros)
  }

  private var text: String {
    (isNegative ? "-" : "") + "0" + String(decoding: digits, as: UTF8.self) + "e\(exponent)"
  }
}
