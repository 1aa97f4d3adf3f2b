import Fields
import Templates

/// Values that stand for private ones, of the same form, so that a reply is read as before.
enum MadeUp {
  /// - Parameter number: which one it is: another number gives another value, where there is room.
  static func text(for text: String, as subject: PrivateSubject, _ number: Int) -> String {
    if text.has(\.isEmail) { return "user\(number)@example.com" }
    if text.has(\.isUUID) {
      return "00000000-0000-0000-0000-"
        + digits(12, number).replacing("1", with: "0", maxReplacements: 1)
    }
    if text.has(\.isWebAddress) {
      return "https://example.com/\(number)" + (text.has(\.isImagePath) ? ".png" : "")
    }
    if text.has(WrittenMoment.isMoment) { return text }
    if text.has(\.isDeviceAddress) { return "192.0.2.\(1 + number % 254)" }
    if subject == .device { return "2001:db8::\(number)" }
    if text.has(\.isDigits) { return digits(text.count, number) }
    if WrittenNumber(text.utf8) != nil { return decimal(text, number) }
    switch subject {
    case .phone where text.has(\.isPhone): return "+1 202 555 0\(100 + number % 100)"
    // What names a country names no person.
    case .address where text.has(\.isCode): return text
    case .address: return "\(number) Example Street"
    case .place: return numbers(in: text, number)
    case .person where text.contains(where: \.isNumber): return numbers(in: text, number)
    case .mail, .phone, .secret, .person, .device: return "redacted\(number)"
    }
  }

  /// As many digits, the first of which is no zero.
  static func digits(_ count: Int, _ number: Int) -> String {
    let last = String(number % 1_000_000)
    guard count > last.count else { return String(last.suffix(count)) }
    return "1" + String(repeating: "0", count: count - last.count - 1) + last
  }

  /// A number with as many digits in front of the point and behind it.
  static func decimal(_ text: String, _ number: Int) -> String {
    guard !text.lowercased().contains("e") else { return "1.5" }
    let sign = text.hasPrefix("-") ? "-" : ""
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let whole = parts[0].count == 1 ? "1" : digits(parts[0].count, 0)
    guard parts.count > 1 else { return sign + digits(parts[0].count, number) }
    let last = String(String(number).suffix(parts[1].count))
    return sign + whole + "." + String(repeating: "0", count: parts[1].count - last.count) + last
  }

  /// Each number in a text, and what stands between them.
  private static func numbers(in text: String, _ number: Int) -> String {
    var (result, run) = ("", "")
    for character in text + "\n" {
      if character.isNumber {
        run.append(character)
      } else {
        if !run.isEmpty { result += digits(run.count, number) }
        (result, run) = (result + String(character), "")
      }
    }
    return String(result.dropLast())
  }
}
