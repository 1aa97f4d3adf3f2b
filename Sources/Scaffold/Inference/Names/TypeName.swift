import Templates

/// What the types of nested objects are called.
enum TypeName {
  /// `Milestone` for `milestone`, `Label` for the items of `labels`, which is asked for behind it.
  static func forValue(of key: String) -> String { Words(of: key).pascalCased }

  /// `Label` for `Labels`
  static func forItem(of name: String) -> String { Words(of: name).singular.pascalCased }

  /// The types that `--fields` has, and those that stand for them in Swift.
  static let scalars: Set<String> = [
    "Array", "Bool", "CalendarDay", "Data", "Date", "Day", "Decimal", "Dictionary", "Double",
    "Email", "Image", "Int", "Int64", "JSON", "JSONValue", "LongText", "Phone", "Secret", "String",
    "Timestamp", "URL", "UUID",
  ]

  /// Whether Swift, and `--fields`, take a text as the name of a type.
  static func isUsable(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isXIDStart,
      !first.properties.isLowercase, text.utf8.count <= 60
    else { return false }
    return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue && $0 != "_" }
      && !SwiftKeyword.isReserved(text) && !scalars.contains(text)
  }
}
