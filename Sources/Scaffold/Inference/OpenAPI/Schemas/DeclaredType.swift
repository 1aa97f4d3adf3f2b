import Ground
import Templates

/// The type of a field by what a description says of it.
enum DeclaredType {
  /// - Returns: `nil` for lists, maps and objects.
  static func choice(for schema: Schema, at key: KeyWords) -> TypeChoice? {
    switch schema.kind {
    case .flag: TypeChoice(type: .named("Bool"), reason: "boolean")
    case .whole(let format): whole(format, key)
    case .number(let format): number(format)
    case .text(let format): text(format, key)
    case .choice(let words): choice(words)
    case .any(let what): TypeChoice(type: .named("JSON"), reason: what.text)
    case .list, .map, .object: nil
    }
  }

  private static func whole(_ format: String, _ key: KeyWords) -> TypeChoice {
    if ["unix-time", "unixtime", "timestamp"].contains(format), !key.isOfItems {
      return TypeChoice(type: .named("Timestamp(s)"), reason: told("integer", format))
    }
    let isWide = key.isOfID || ["int64", "uint32", "uint64", "long"].contains(format)
    return TypeChoice(
      type: .named(isWide ? "Int64" : "Int"), reason: told("integer", format))
  }

  private static func number(_ format: String) -> TypeChoice {
    let isExact = ["decimal", "money", "currency"].contains(format)
    return TypeChoice(
      type: .named(isExact ? "Decimal" : "Double"), reason: told("number", format))
  }

  private static func text(_ format: String, _ key: KeyWords) -> TypeChoice {
    TypeChoice(type: .named(name(format, key)), reason: told("string", format))
  }

  private static func name(_ format: String, _ key: KeyWords) -> String {
    switch format {
    case "date": "Day"
    case "date-time": "Date"
    case "decimal": "Decimal"
    case "email": "Email"
    case "uri", "url": key.isOfImage && !key.isOfItems ? "Image" : "URL"
    case "uuid": "UUID"
    case _ where key.isOfText && !key.isOfItems: "LongText"
    default: "String"
    }
  }

  private static func told(_ type: String, _ format: String) -> String {
    format.isEmpty ? type : "\(type), \(format.printable)"
  }
}

// MARK: - Words

extension DeclaredType {
  /// More words than this nobody chooses from.
  private static let manyWords = 60

  private static func choice(_ words: [String]) -> TypeChoice {
    let usable = words.allSatisfy(isUsable) ? ChoiceNames.typed(words) : nil
    let texts = { (reason: Message) in TypeChoice(type: .named("String"), reason: reason.text) }
    guard words.count > 1 else { return texts("string of \(words.count) values") }
    guard words.count <= manyWords else {
      return texts("string of \(words.count) values, more than a form offers")
    }
    guard usable != nil else {
      return texts("string of \(words.count) values, not all of which Swift has names for")
    }
    return TypeChoice(type: .choice(words), reason: Message("enum of \(words.count)").text)
  }

  private static func isUsable(_ word: String) -> Bool {
    word.utf8.count <= 60
      && word.utf8.allSatisfy { $0.isLetterOrDigit || " _-.+/:".utf8.contains($0) }
      && word.utf8.contains { $0.isLetterOrDigit }
  }
}
