import Foundation

/// Reads a moment as this service writes it, from left to right: `Tue Feb 17 21:04:52 +0800 2015`
///
/// `Date.ParseStrategy` knows every format and every language, and makes it take a third longer to
/// decode a page; this one format in this one language does not need it.
struct CreatedAtReader {
  /// What is read is not such a moment.
  struct Mismatch: Error {}

  private var rest: ArraySlice<UInt8>

  init(_ text: String) {
    rest = text.bytes[...]
  }

  mutating func date() throws(Mismatch) -> Date {
    _ = try name(of: Self.weekdays)
    try skip(" ")
    let month = try name(of: Self.months) + 1
    try skip(" ")
    let day = try number(digits: 1...2)
    try skip(" ")
    let seconds = try secondsOfDay()
    try skip(" ")
    let ahead = try secondsAhead()
    try skip(" ")
    let days = try Self.days(day, month, year: number(digits: 4...4))
    guard rest.isEmpty else { throw Mismatch() }
    return Date(timeIntervalSince1970: TimeInterval(days * 86_400 + seconds - ahead))
  }
}

extension CreatedAtReader {
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map(\.bytes)
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ].map(\.bytes)

  /// `21:04:52`
  private mutating func secondsOfDay() throws(Mismatch) -> Int {
    let hour = try number(digits: 2...2, below: 24)
    try skip(":")
    let minute = try number(digits: 2...2, below: 60)
    try skip(":")
    return try hour * 3_600 + minute * 60 + number(digits: 2...2, below: 60)
  }

  /// `+0800`, which is how far the writer's clock is ahead of Greenwich.
  private mutating func secondsAhead() throws(Mismatch) -> Int {
    let isBehind = rest.first == UInt8(ascii: "-")
    try skip(isBehind ? "-" : "+")
    let hours = try number(digits: 2...2, below: 24)
    let seconds = try hours * 3_600 + number(digits: 2...2, below: 60) * 60
    return isBehind ? -seconds : seconds
  }

  /// How many days after the first of 1970 a day is.
  ///
  /// Years begin in March here, so that a leap day is the last one of its year; and four hundred
  /// years later, so that none is less than zero: after that, the calendar repeats itself.
  private static func days(_ day: Int, _ month: Int, year: Int) throws(Mismatch) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard 1...lengths[month - 1] ~= day else { throw Mismatch() }
    let year = (month < 3 ? year - 1 : year) + 400
    let months = (month + 9) % 12
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * months + 2) / 5 + day - 865_566
  }
}

extension CreatedAtReader {
  private mutating func skip(_ sign: Unicode.Scalar) throws(Mismatch) {
    guard rest.popFirst() == UInt8(ascii: sign) else { throw Mismatch() }
  }

  /// Which of some names of three letters comes next.
  private mutating func name(of names: [[UInt8]]) throws(Mismatch) -> Int {
    let letters = rest.prefix(3)
    guard let place = names.firstIndex(where: { $0.elementsEqual(letters) }) else {
      throw Mismatch()
    }
    rest = rest.dropFirst(3)
    return place
  }

  private mutating func number(
    digits: ClosedRange<Int>, below limit: Int = .max
  ) throws(Mismatch) -> Int {
    var number = 0
    var count = 0
    while count < digits.upperBound, let byte = rest.first,
      case UInt8(ascii: "0")...UInt8(ascii: "9") = byte
    {
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      count += 1
      rest.removeFirst()
    }
    guard digits.contains(count), number < limit else { throw Mismatch() }
    return number
  }
}

extension String {
  fileprivate var bytes: [UInt8] { Array(utf8) }
}
