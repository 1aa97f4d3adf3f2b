import Ground

/// A type of values that a field may have by its name, in the order in which people read them.
///
/// All that is known of a type is a case of a `switch` over these, here or where replies are read: the
/// compiler says what a new one lacks.
package enum PlainType: String, CaseIterable, Sendable {
  case int = "Int"
  case int64 = "Int64"
  case double = "Double"
  case decimal = "Decimal"
  case bool = "Bool"
  case string = "String"
  case date = "Date"
  case seconds = "Timestamp(s)"
  case milliseconds = "Timestamp(ms)"
  case day = "Day"
  case url = "URL"
  case image = "Image"
  case email = "Email"
  case phone = "Phone"
  case longText = "LongText"
  case data = "Data"
  case uuid = "UUID"
  case json = "JSON"
  case secret = "Secret"
}

extension PlainType {
  /// All that the tool and its templates know of the type.
  package var type: FieldType {
    switch self {
    case .int:
      row(
        module: "Swift", column: .integer, literal: .wholeNumber, entry: .text, numbered: "number"
      ) { FieldSample("\($0.count)") }
    case .int64:
      row(
        module: "Swift", column: .integer, literal: .wholeNumber, entry: .text,
        numbered: "Int64(number)"
      ) { FieldSample("\($0.count)") }
    case .double:
      row(module: "Swift", column: .real, literal: .number, entry: .text) {
        FieldSample("\($0.count).5")
      }
    case .decimal:
      row(
        module: "Foundation", raw: .parsed("WireDecimal", from: "BaseData"), column: .text,
        literal: .decimal, entry: .text
      ) {
        let number = "\($0.count).25"
        return FieldSample(
          "\"\(number)\"", json: number, swift: "Decimal(string: \"\(number)\")!", entered: number)
      }
    case .bool:
      row(module: "Swift", column: .integer, literal: .flag, entry: .switch) {
        FieldSample($0.count.isMultiple(of: 2) ? "false" : "true")
      }
    case .string:
      row(
        module: "Swift", column: .text, literal: .text, entry: .anyText, numbered: #""\(number)""#
      ) { FieldSample("\"\($0.text)\"") }
    case .date: moment(raw: "WireDate") { FieldSample("\"\($0.dateTime).000Z\"") }
    case .seconds: moment(raw: "WireSeconds", wire: "wireSeconds") { .number($0.moment) }
    case .milliseconds:
      moment(raw: "WireMilliseconds", wire: "wireMilliseconds") { .number($0.moment * 1_000) }
    case .day:
      row(
        module: "Core", swift: "CalendarDay", raw: .text, column: .text, literal: .day, entry: .date
      ) { FieldSample("\"\($0.date)\"", swift: "CalendarDay(\"\($0.date)\")!") }
    case .url:
      row(module: "Foundation", raw: .text, column: .text, literal: .address, entry: .text) {
        .address($0.text)
      }
    case .image:
      Self.url.type.shown(as: self, entry: .text, isDrawn: true) { .address("\($0.text).png") }
    case .email:
      Self.string.type.shown(as: self, entry: .checkedText("TypedEmail")) {
        FieldSample("\"\($0.text)@example.com\"")
      }
    case .phone:
      Self.string.type.shown(as: self, entry: .checkedText("TypedPhone")) {
        FieldSample("\"+1 202 555 0\(100 + $0.count % 100)\"")
      }
    case .longText:
      Self.string.type.shown(as: self, entry: .longText) {
        FieldSample("\"All of the \($0.text), line after line.\"")
      }
    case .data:
      row(
        module: "Foundation", raw: .text, column: .text, literal: .empty, entry: .nothing,
        blank: "Data()"
      ) { FieldSample("\"\(Array($0.text.utf8).base64)\"", swift: "Data(\"\($0.text)\".utf8)") }
    case .uuid:
      row(
        module: "Foundation", raw: .text, column: .text, literal: .uuid, entry: .text,
        numbered: #""\(number)""#
      ) {
        let identifier = "\"00000000-0000-0000-0000-\($0.twelveDigits)\""
        return FieldSample(identifier, swift: "UUID(uuidString: \(identifier))!")
      }
    case .json:
      row(
        module: "Core", swift: "JSONText", column: .text, literal: .none, entry: .nothing,
        blank: "\"null\""
      ) {
        let json = "{\"\($0.text)\": -0.0}"
        return FieldSample("#\"\(json)\"#", json: json)
      }
    case .secret:
      row(module: "Core", column: .text, literal: .none, entry: .secret) {
        let secret = "\"\($0.text)-to-forget\""
        return FieldSample(secret, swift: "Secret(\(secret))")
      }
    }
  }

  private func row(
    module: String, swift: String? = nil, raw: FieldType.Raw = .same, wire: String = "wire",
    column: FieldType.Column, literal: FieldType.Literal, entry: FieldType.Entry,
    numbered: String? = nil, blank: String? = nil,
    sample: @escaping @Sendable (FieldSeed) -> FieldSample
  ) -> FieldType {
    FieldType(
      kind: .plain(self), swiftName: swift ?? rawValue, module: module, raw: raw, wire: wire,
      column: column, literal: literal, entry: entry, numbered: numbered, blank: blank,
      sample: sample)
  }

  /// A type of moments, which servers write in their own way.
  private func moment(
    raw: String, wire: String = "wire",
    written: @escaping @Sendable (FieldSeed) -> FieldSample
  ) -> FieldType {
    row(
      module: "Foundation", swift: "Date", raw: .parsed(raw, from: "BaseData"), wire: wire,
      column: .real, literal: .number, entry: .date
    ) { seed in
      let written = written(seed)
      return FieldSample(
        written.raw, json: written.json,
        swift: "Date(timeIntervalSince1970: \(FieldSeed.grouped(seed.moment)))",
        entered: "\"\(seed.dateTime)Z\"")
    }
  }
}

extension PlainType {
  /// True if the bytes of a text have the form.
  package typealias Form = @Sendable (UnsafeBufferPointer<UInt8>) -> Bool

  /// How texts say values of the type; `nil` if any text is one, or none is.
  package var form: Form? {
    switch self {
    case .date: { WrittenMoment.isMoment($0) }
    case .day: { WrittenMoment.isDay($0) }
    case .decimal: { WrittenNumber($0)?.isInDecimal ?? false }
    case .email: { $0.isEmail }
    case .phone: { $0.isPhone }
    case .url: { $0.isAddress }
    case .uuid: { $0.isUUID }
    case .int, .int64, .double, .bool, .string, .seconds, .milliseconds, .image, .longText, .data,
      .json, .secret:
      nil
    }
  }
}

extension FieldType.Raw {
  /// Text, from which values are parsed.
  fileprivate static let text = FieldType.Raw.parsed("String", from: "Swift")
}

extension FieldSample {
  /// A number that is too long to be written without groups.
  fileprivate static func number(_ number: Int) -> FieldSample {
    FieldSample(FieldSeed.grouped(number), json: "\(number)")
  }

  fileprivate static func address(_ page: String) -> FieldSample {
    let address = "\"https://example.com/\(page)\""
    return FieldSample(address, swift: "URL(string: \(address))!")
  }
}
