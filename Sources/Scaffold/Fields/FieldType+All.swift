import Ground

extension FieldType {
  /// The types that a field may have, in the order in which people read them.
  package static let all: [FieldType] = [
    FieldType(
      name: "Int", module: "Swift", raw: .same, column: .integer, literal: .wholeNumber,
      entry: .text, numbered: "number"
    ) { FieldSample("\($0.count)") },
    FieldType(
      name: "Int64", module: "Swift", raw: .same, column: .integer, literal: .wholeNumber,
      entry: .text,
      numbered: "Int64(number)"
    ) { FieldSample("\($0.count)") },
    FieldType(
      name: "Double", module: "Swift", raw: .same, column: .real, literal: .number, entry: .text,
      numbered: nil
    ) { FieldSample("\($0.count).5") },
    FieldType(
      name: "Decimal", module: "Foundation", raw: .parsed("WireDecimal", from: "BaseData"),
      column: .text, literal: .decimal, entry: .text, numbered: nil
    ) {
      let number = "\($0.count).25"
      return FieldSample(
        "\"\(number)\"", json: number, swift: "Decimal(string: \"\(number)\")!", entered: number)
    },
    FieldType(
      name: "Bool", module: "Swift", raw: .same, column: .integer, literal: .flag, entry: .switch,
      numbered: nil
    ) { FieldSample($0.count.isMultiple(of: 2) ? "false" : "true") },
    string,
    moment("Date", raw: "WireDate") { FieldSample("\"\($0.dateTime).000Z\"") },
    moment("Timestamp(s)", raw: "WireSeconds", wire: "wireSeconds") { .number($0.moment) },
    moment("Timestamp(ms)", raw: "WireMilliseconds", wire: "wireMilliseconds") {
      .number($0.moment * 1_000)
    },
    FieldType(
      name: "Day", swift: "CalendarDay", module: "Core", raw: .text, column: .text, literal: .day,
      entry: .date, numbered: nil
    ) { FieldSample("\"\($0.date)\"", swift: "CalendarDay(\"\($0.date)\")!") },
    url,
    url.shown(as: "Image", entry: .text, isDrawn: true) { .address("\($0.text).png") },
    string.shown(as: "Email", entry: .checkedText("TypedEmail")) {
      FieldSample("\"\($0.text)@example.com\"")
    },
    string.shown(as: "Phone", entry: .checkedText("TypedPhone")) {
      FieldSample("\"+1 202 555 0\(100 + $0.count % 100)\"")
    },
    string.shown(as: "LongText", entry: .longText) {
      FieldSample("\"All of the \($0.text), line after line.\"")
    },
    FieldType(
      name: "Data", module: "Foundation", raw: .text, column: .text, literal: .empty,
      entry: .nothing, numbered: nil, blank: "Data()"
    ) {
      FieldSample("\"\(Array($0.text.utf8).base64)\"", swift: "Data(\"\($0.text)\".utf8)")
    },
    FieldType(
      name: "UUID", module: "Foundation", raw: .text, column: .text, literal: .uuid, entry: .text,
      numbered: #""\(number)""#
    ) {
      let identifier = "\"00000000-0000-0000-0000-\($0.twelveDigits)\""
      return FieldSample(identifier, swift: "UUID(uuidString: \(identifier))!")
    },
    FieldType(
      name: "JSON", swift: "JSONText", module: "Core", raw: .same, column: .text, literal: .none,
      entry: .nothing, numbered: nil, blank: "\"null\""
    ) {
      let json = "{\"\($0.text)\": -0.0}"
      return FieldSample("#\"\(json)\"#", json: json)
    },
    FieldType(
      name: "Secret", module: "Core", raw: .same, column: .text, literal: .none, entry: .secret,
      numbered: nil
    ) {
      let secret = "\"\($0.text)-to-forget\""
      return FieldSample(secret, swift: "Secret(\(secret))")
    },
  ]

  /// The type of a field that nothing is said of.
  package static let string = FieldType(
    name: "String", module: "Swift", raw: .same, column: .text, literal: .text, entry: .anyText,
    numbered: #""\(number)""#
  ) { FieldSample("\"\($0.text)\"") }

  /// A type of moments, which servers write in their own way.
  private static func moment(
    _ name: String, raw: String, wire: String = "wire",
    written: @escaping @Sendable (FieldSeed) -> FieldSample
  ) -> FieldType {
    FieldType(
      name: name, swift: "Date", module: "Foundation", raw: .parsed(raw, from: "BaseData"),
      wire: wire, column: .real, literal: .number, entry: .date, numbered: nil
    ) { seed in
      let written = written(seed)
      return FieldSample(
        written.raw, json: written.json,
        swift: "Date(timeIntervalSince1970: \(FieldSeed.grouped(seed.moment)))",
        entered: "\"\(seed.dateTime)Z\"")
    }
  }

  private static let url = FieldType(
    name: "URL", module: "Foundation", raw: .text, column: .text, literal: .address, entry: .text,
    numbered: nil
  ) { .address($0.text) }

  package static var names: [String] { all.map(\.name) }

  /// The names of the types whose values identify entities.
  static var identityNames: [String] { all.filter { $0.numbered != nil }.map(\.name) }

  package static func named(_ name: String) -> FieldType? { all.first { $0.name == name } }

  /// The name here of a type that other languages and databases call otherwise; the same name where
  /// none does.
  static func ownName(of name: String) -> String { foreign[name.lowercased()] ?? name }

  private static let foreign = [
    "array": "JSON", "bigint": "Int64", "blob": "Data", "boolean": "Bool", "bytes": "Data",
    "char": "String", "cgfloat": "Double", "datetime": "Date", "dict": "JSON",
    "dictionary": "JSON", "float": "Double", "float64": "Double", "guid": "UUID", "int32": "Int",
    "integer": "Int", "link": "URL", "long": "Int64", "mail": "Email", "money": "Decimal",
    "number": "Double", "object": "JSON", "password": "Secret", "photo": "Image",
    "picture": "Image", "real": "Double", "short": "Int", "str": "String", "tel": "Phone",
    "text": "String", "time": "Date", "timestamp": "Timestamp(s)", "uint": "Int",
    "uint64": "Int64", "uri": "URL", "varchar": "String",
  ]
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
