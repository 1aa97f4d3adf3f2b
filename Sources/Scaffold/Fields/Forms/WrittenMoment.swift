import Templates

/// The texts that a project's `Date` and `Day` read, and no others: what `Base` has in
/// `Date(wireText:)`, without making a date.
package enum WrittenMoment {
  /// `2026-01-31`
  package static func isDay(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = bytes[...]
    return bytes.count == 10 && rest.takeDay() && rest.isEmpty
  }

  /// `2026-01-01T08:00:00.123+08:00`, or less of it; `Thu Jan 1 08:00:00 +0000 2026` and
  /// `Thu, 01 Jan 2026 08:00:00 GMT` too.
  package static func isMoment(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // What begins with neither a year nor the name of a day is none.
    guard bytes.count >= 10, bytes.count <= 40 else { return false }
    if bytes[0].isDigit { return isOrdered(bytes[...]) }
    guard bytes[0].isLetter, let ordered = ordered(bytes) else { return false }
    return ordered.withUnsafeBufferPointer { isOrdered($0[...]) }
  }

  private static func isOrdered(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var rest = bytes
    guard rest.takeDay() else { return false }
    if rest.take("T") || rest.take(" ") {
      guard rest.takeTime(), rest.takeZone() else { return false }
    }
    return rest.isEmpty
  }

  /// The words of a date in the order of all others; `nil` if there are not six.
  private static func ordered(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let words = bytes.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 6 else { return nil }
    let isOfMail = words[0].last == UInt8(ascii: ",")
    let places = isOfMail ? [3, 2, 1, 4, 5] : [5, 1, 2, 3, 4]
    guard let month = months.firstIndex(where: { $0.utf8.elementsEqual(words[places[1]]) }) else {
      return nil
    }
    let day = words[places[2]]
    var text = Array(words[places[0]])
    text += (month < 9 ? "-0\(month + 1)-" : "-\(month + 1)-").utf8
    if day.count < 2 { text.append(UInt8(ascii: "0")) }
    text += day
    text.append(UInt8(ascii: "T"))
    text += words[places[3]]
    text.append(UInt8(ascii: " "))
    return text + words[places[4]]
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate mutating func take(_ text: StaticString) -> Bool {
    let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard starts(with: text) else { return false }
    removeFirst(text.count)
    return true
  }

  /// A number of exactly so many digits.
  private mutating func takeNumber(_ count: Int) -> Int? {
    let digits = prefix(count)
    guard digits.count == count, digits.allSatisfy(\.isDigit) else { return nil }
    removeFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// A day that the calendar has.
  fileprivate mutating func takeDay() -> Bool {
    guard let year = takeNumber(4), take("-"), let month = takeNumber(2), take("-"),
      let day = takeNumber(2), 1...12 ~= month
    else { return false }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 1...days[month - 1] ~= day
  }

  /// `08:00`, `08:00:00`, `08:00:00.123`
  fileprivate mutating func takeTime() -> Bool {
    guard let hour = takeNumber(2), hour < 24, take(":"), let minute = takeNumber(2), minute < 60
    else { return false }
    if take(":") {
      guard let second = takeNumber(2), second < 60 else { return false }
    }
    guard take(".") || take(",") else { return true }
    let digits = prefix(while: \.isDigit).count
    removeFirst(digits)
    return 1...9 ~= digits
  }

  /// `Z`, `+08:00`, `+0800`, `GMT` or nothing.
  fileprivate mutating func takeZone() -> Bool {
    _ = take(" ")
    if isEmpty || take("Z") || take("GMT") || take("UTC") { return true }
    guard take("-") || take("+"), let hours = takeNumber(2), hours < 24 else { return false }
    _ = take(":")
    guard !isEmpty else { return true }
    return takeNumber(2).map { $0 < 60 } ?? false
  }
}
