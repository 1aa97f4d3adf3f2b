import Ground

extension FieldType {
  /// The types that a field may have, in the order in which people are told of them.
  static let all: [FieldType] = [
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
      name: "Bool", module: "Swift", raw: .same, column: .integer, literal: .flag, entry: .switch,
      numbered: nil
    ) { FieldSample($0.count.isMultiple(of: 2) ? "false" : "true") },
    string,
    FieldType(
      name: "Date", module: "Foundation", raw: .parsed("WireDate", from: "BaseData"),
      column: .real, literal: .number, entry: .date, numbered: nil
    ) {
      FieldSample(
        "\"\($0.dateTime).000Z\"", swift: "Date(timeIntervalSince1970: \($0.seconds))",
        entered: "\"\($0.dateTime)Z\"")
    },
    url,
    url.shown(as: "Image", entry: .text, isDrawn: true) { .address("\($0.text).png") },
    string.shown(as: "Email", entry: .checkedText("TypedEmail")) {
      FieldSample("\"\($0.text)@example.com\"")
    },
    string.shown(as: "Phone", entry: .checkedText("TypedPhone")) {
      FieldSample("\"+1 202 555 0\(100 + $0.count)\"")
    },
    string.shown(as: "LongText", entry: .longText) {
      FieldSample("\"All of the \($0.text), line after line.\"")
    },
    FieldType(
      name: "Data", module: "Foundation", raw: .text, column: .text, literal: .empty,
      entry: .nothing, numbered: nil
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
      name: "Secret", module: "Core", raw: .same, column: .text, literal: .none, entry: .secret,
      numbered: nil
    ) {
      let secret = "\"\($0.text)-to-forget\""
      return FieldSample(secret, swift: "Secret(\(secret))")
    },
  ]

  /// The type of a field that nothing is said of.
  static let string = FieldType(
    name: "String", module: "Swift", raw: .same, column: .text, literal: .text, entry: .anyText,
    numbered: #""\(number)""#
  ) { FieldSample("\"\($0.text)\"") }

  private static let url = FieldType(
    name: "URL", module: "Foundation", raw: .text, column: .text, literal: .address, entry: .text,
    numbered: nil
  ) { .address($0.text) }

  static var names: [String] { all.map(\.name) }

  /// The names of the types whose values tell entities apart.
  static var identityNames: [String] { all.filter { $0.numbered != nil }.map(\.name) }

  static func named(_ name: String) -> FieldType? { all.first { $0.name == name } }
}

extension FieldType.Raw {
  /// Text, from which values are parsed.
  fileprivate static let text = FieldType.Raw.parsed("String", from: "Swift")
}

extension FieldSample {
  fileprivate static func address(_ page: String) -> FieldSample {
    let address = "\"https://example.com/\(page)\""
    return FieldSample(address, swift: "URL(string: \(address))!")
  }
}
