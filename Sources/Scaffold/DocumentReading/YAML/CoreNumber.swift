import Templates

/// A number of YAML's core schema: `12`, `-0.5`, `.5e3`, `0x1F`, `0o17`.
struct CoreNumber {
  private var rest: Substring.UTF8View
  /// The number as JSON writes it.
  private var digits = ""

  /// `nil` if the text is no number.
  ///
  /// What is no `Int` keeps its digits, in the form of JSON's numbers. JSON has no number for `.inf`
  /// and `.nan`, which stay texts.
  static func kind(of text: String) -> JSON.Kind? {
    if let number = Int(text) { return .number(number) }
    if text.hasPrefix("0x") { return whole(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("0o") { return whole(text.dropFirst(2), radix: 8) }
    var number = CoreNumber(rest: text[...].utf8)
    return number.takeDecimal() ? .decimal(number.digits) : nil
  }
}

extension CoreNumber {
  /// A whole number, or a text if it has more than 64 bits: then it is a hash or an address.
  private static func whole(_ digits: Substring, radix: Int) -> JSON.Kind? {
    guard digits.utf8.first != UInt8(ascii: "+"), digits.utf8.first != UInt8(ascii: "-"),
      let number = UInt64(digits, radix: radix)
    else { return nil }
    return Int(exactly: number).map { .number($0) } ?? .decimal(String(number))
  }

  private mutating func takeDecimal() -> Bool {
    if let sign = take(oneOf: "+-"), sign == "-" { digits = "-" }
    let whole = takeDigits()
    let hasPoint = take(oneOf: ".") != nil
    let fraction = hasPoint ? takeDigits() : ""
    guard !(whole.isEmpty && fraction.isEmpty) else { return false }
    let significant = whole.drop { $0 == "0" }
    digits += significant.isEmpty ? "0" : significant
    if hasPoint { digits += "." + (fraction.isEmpty ? "0" : fraction) }
    return takeExponent() && rest.isEmpty
  }

  private mutating func takeExponent() -> Bool {
    guard let mark = take(oneOf: "eE") else { return true }
    let sign = take(oneOf: "+-").map(String.init) ?? ""
    let exponent = takeDigits()
    digits += String(mark) + sign + exponent
    return !exponent.isEmpty
  }

  private mutating func take(oneOf marks: String) -> Character? {
    guard let first = rest.first, marks.utf8.contains(first) else { return nil }
    rest.removeFirst()
    return Character(Unicode.Scalar(first))
  }

  private mutating func takeDigits() -> Substring {
    let digits = rest.prefix(while: \.isDigit)
    rest = rest[digits.endIndex...]
    return Substring(digits)
  }
}
