/// The seed of the sample of a field.
///
/// Each field has another value, so that a test notices when two are mixed up.
package struct FieldSeed {
  /// The field's name in JSON.
  package let key: String
  /// Makes the values of two fields differ: that of the field's own name.
  package let number: Int
  /// Makes the texts of two samples of one field differ.
  package let suffix: String
  /// True if the value is the item of a list.
  package let isItem: Bool

  package init(key: String, number: Int, suffix: String, isItem: Bool) {
    (self.key, self.number, self.suffix, self.isItem) = (key, number, suffix, isItem)
  }
}

extension FieldSeed {
  package var text: String {
    let isASCII = key.unicodeScalars.allSatisfy(\.isASCII)
    return (isASCII ? key : "field\(number)") + suffix + (isItem ? "1" : "")
  }

  package var count: Int { number + (isItem ? 100 : 0) }

  package var twelveDigits: String {
    let digits = String(count)
    return String(repeating: "0", count: 12 - digits.count) + digits
  }

  /// `2026-01-01`
  package var date: String { "2026-\(Self.digits(month))-\(Self.digits(day))" }

  /// `2026-01-01T08:00:00`
  package var dateTime: String { date + "T08:00:00" }

  /// The same in seconds since 1970.
  package var moment: Int {
    let days = Self.daysBefore[month - 1] + day - 1
    return 1_767_225_600 + days * 86_400 + 8 * 3_600
  }

  private var day: Int { (number - 1) % 28 + 1 }
  private var month: Int { ((number - 1) / 28 + (isItem ? 1 : 0)) % 12 + 1 }

  /// The days of the year before each month.
  private static let daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

  private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// As Swift writes a large number: `1_767_225_600`
  package static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index) % 3 == 0 ? "_\(digit)" : "\(digit)"
    }.joined()
  }
}
