import Ground

/// A value for a field, for tests and previews: as Swift writes it, raw, and in JSON.
///
/// Each field has another value, so that a test notices when two are mixed up.
struct FieldSample {
  let field: Field
  /// Makes the values of two fields differ.
  let number: Int
  /// Makes the texts of two samples of one field differ.
  var suffix = ""

  /// As the entity has it.
  var swift: String { literal(swift) }
  /// As the server's raw type has it.
  var raw: String { literal(raw) }
  /// As JSON has it.
  var json: String { literal(raw) }

  /// As a user types it.
  var entered: String {
    let part = field.isList ? 1 : 0
    let text = field.base == .date ? "\(date(part))Z" : raw(part)
    return text.hasPrefix("\"") ? text : "\"\(text)\""
  }

  private func literal(_ element: (Int) -> String) -> String {
    field.isList ? "[\(element(1))]" : element(0)
  }

  private func swift(_ part: Int) -> String {
    switch field.base {
    case .int, .int64, .double, .bool, .string: raw(part)
    case .date: "Date(timeIntervalSince1970: \(seconds(part)))"
    case .url: "URL(string: \(raw(part)))!"
    case .data: "Data(\"\(text(part))\".utf8)"
    case .uuid: "UUID(uuidString: \(raw(part)))!"
    case .secret: "Secret(\(raw(part)))"
    }
  }

  private func raw(_ part: Int) -> String {
    switch field.base {
    case .int, .int64: "\(number + part * 100)"
    case .double: "\(number + part * 100).5"
    case .bool: number.isMultiple(of: 2) ? "false" : "true"
    case .string: "\"\(text(part))\""
    case .secret: "\"\(text(part))-to-forget\""
    case .date: "\"\(date(part)).000Z\""
    case .url: "\"https://example.com/\(text(part))\""
    case .data: "\"\(Array(text(part).utf8).base64)\""
    case .uuid: "\"00000000-0000-0000-0000-\(twelveDigits(number + part * 100))\""
    }
  }

  private func text(_ part: Int) -> String {
    let isASCII = field.key.unicodeScalars.allSatisfy(\.isASCII)
    let name = (isASCII ? field.key : "field\(number)") + suffix
    return part == 0 ? name : "\(name)\(part)"
  }
}

// MARK: - Dates and digits

extension FieldSample {
  private var day: Int { (number - 1) % 28 + 1 }
  private func month(_ part: Int) -> Int { part + 1 }

  private func date(_ part: Int) -> String {
    "2026-\(twoDigits(month(part)))-\(twoDigits(day))T08:00:00"
  }

  private func seconds(_ part: Int) -> String {
    let days = 31 * part + day - 1
    return grouped(1_767_225_600 + days * 86_400 + 8 * 3_600)
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private func twelveDigits(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: 12 - digits.count) + digits
  }

  /// `1_767_225_600`
  private func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index) % 3 == 0 ? "_\(digit)" : "\(digit)"
    }.joined()
  }
}
