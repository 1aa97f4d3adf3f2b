import Fields
import Templates

/// The names of the types of nested objects.
enum TypeName {
  /// `Milestone` for `milestone`, `Label` for the items of `labels`, which is asked for behind it.
  static func forValue(of key: String) -> String { Words(of: key).pascalCased }

  /// `Label` for `Labels`
  static func forItem(of name: String) -> String { Words(of: name).singular.pascalCased }

  /// The common end of several names: `Address` for `BillingAddress` and `ShippingAddress`.
  static func common(of names: [String]) -> String? {
    guard var common = names.first.map({ Words(of: $0).parts }) else { return nil }
    for name in names.dropFirst() {
      let parts = Words(of: name).parts
      let count = zip(common.reversed(), parts.reversed()).prefix { $0 == $1 }.count
      common = common.suffix(count)
    }
    return common.isEmpty || common.count == 1 && endings.contains(common[0].lowercased())
      ? nil : common.joined()
  }

  /// The first of several names that is a thing by itself: `Author`, and not `MergedBy`.
  static func plain(of names: [String]) -> String? {
    names.first { !endings.contains(Words(of: $0).lowered.last ?? "") }
  }

  private static let endings: Set<String> = [
    "at", "by", "for", "from", "in", "of", "on", "to", "with",
  ]

  /// The types that `--fields` has, those that stand for them in Swift, and those that code takes for
  /// Swift's own.
  private static let taken: Set<String> = Set(
    PlainType.allCases.flatMap { [String($0.rawValue.prefix { $0 != "(" }), $0.type.swiftName] }
  ).union([
    "Any", "Array", "Character", "Dictionary", "Error", "Float", "JSONValue", "Never", "Optional",
    "Range", "Result", "Self", "Sequence", "Set", "Type", "Void",
  ])

  /// True if Swift, and `--fields`, take a text as the name of a type.
  static func isUsable(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isXIDStart,
      !first.properties.isLowercase, text.utf8.count <= 60
    else { return false }
    return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue && $0 != "_" }
      && !SwiftKeyword.isReserved(text) && !taken.contains(text)
  }
}
