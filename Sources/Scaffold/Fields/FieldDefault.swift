import Templates

/// The value of a new field in rows that are there already.
package struct FieldDefault: Equatable, Sendable {
  /// As it was written, without quotation marks around it.
  private let written: String
  /// As it stands in SQL.
  package let sql: String

  /// `nil` for a text that is no value of the field's type.
  init?(_ written: String, for field: Field) {
    var text = written
    if text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") {
      text = String(text.dropFirst().dropLast())
    }
    // A line break would end the statement's line, and a quotation mark the word.
    guard !text.contains(where: { $0.isNewline || $0 == "\"" || $0 == "\\" }),
      let sql = Self.sql(of: text, for: field)
    else { return nil }
    (self.written, self.sql) = (text, sql)
  }

  /// As `--fields` takes it.
  var text: String {
    let isOneWord = !written.isEmpty && !written.contains { $0.isWhitespace || $0 == "," }
    return "=" + (isOneWord ? written : "\"\(written)\"")
  }

  private static func sql(of text: String, for field: Field) -> String? {
    switch field.container {
    case .none: break
    case .list: return text == "[]" ? "'[]'" : nil
    case .map, .lists: return text == "[:]" ? "'{}'" : nil
    }
    return switch field.base.literal {
    case .wholeNumber: Int64(text).map { "\($0)" }
    case .number: Double(text).flatMap { $0.isFinite ? "\($0)" : nil }
    case .flag: ["true": "1", "false": "0"][text]
    case .text: quoted(text)
    case .address: text.isEmpty || text.contains(where: \.isWhitespace) ? nil : quoted(text)
    case .decimal: text.isDecimal ? quoted(text) : nil
    case .uuid: text.has(\.isUUID) ? quoted(text) : nil
    case .day: text.has(WrittenMoment.isDay) ? quoted(text) : nil
    case .empty: text.isEmpty ? "''" : nil
    case .none: nil
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
  }
}

// What Base reads again from a column, and nothing else: any other text would make broken rows.
extension String {
  /// A number of at most 38 digits, with digits on both sides of its point.
  fileprivate var isDecimal: Bool {
    let number = hasPrefix("-") ? dropFirst() : self[...]
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.joined().count <= 38
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }
  }
}
