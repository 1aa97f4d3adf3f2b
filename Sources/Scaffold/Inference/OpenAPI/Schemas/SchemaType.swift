import Fields
import Ground
import Templates

/// The type of a field by what a description says of it.
enum SchemaType {
  /// - Returns: `nil` for lists, maps and objects.
  static func choice(for schema: Schema, at key: KeyWords) -> TypeChoice? {
    switch schema.kind {
    case .flag: TypeChoice(base: .plain(.bool), reason: "boolean")
    case .whole(let format): whole(format, key)
    case .number(let format): number(format)
    case .text(let format): text(format, key)
    case .choice(let words): choice(words)
    case .any(let what): .json(what)
    case .list, .map, .object: nil
    }
  }

  private static func whole(_ format: String, _ key: KeyWords) -> TypeChoice {
    if ["unix-time", "unixtime", "timestamp"].contains(format), !key.isOfItems {
      return TypeChoice(base: .plain(.seconds), reason: told("integer", format))
    }
    let isWide = key.isOfID || ["int64", "uint32", "uint64", "long"].contains(format)
    return TypeChoice(
      base: .plain(isWide ? .int64 : .int), reason: told("integer", format))
  }

  private static func number(_ format: String) -> TypeChoice {
    let isExact = ["decimal", "money", "currency"].contains(format)
    return TypeChoice(
      base: .plain(isExact ? .decimal : .double), reason: told("number", format))
  }

  private static func text(_ format: String, _ key: KeyWords) -> TypeChoice {
    TypeChoice(base: .plain(textType(format, key)), reason: told("string", format))
  }

  private static func textType(_ format: String, _ key: KeyWords) -> PlainType {
    switch format {
    case "date": .day
    case "date-time": .date
    case "decimal": .decimal
    case "email": .email
    case "uri", "url": key.isOfImage && !key.isOfItems ? .image : .url
    case "uuid": .uuid
    case _ where key.isOfText && !key.isOfItems: .longText
    default: .string
    }
  }

  private static func told(_ type: String, _ format: String) -> String {
    format.isEmpty ? type : "\(type), \(format.printable)"
  }
}

// MARK: - Words

extension SchemaType {
  /// More words than this nobody chooses from.
  private static let manyWords = 60

  private static func choice(_ words: [String]) -> TypeChoice {
    let usable = words.allSatisfy(isUsable) ? ChoiceNames.choices(of: words) : nil
    let texts = { (reason: Message) in TypeChoice(.string, reason) }
    guard words.count > 1 else { return texts("string of \(words.count) values") }
    guard words.count <= manyWords else {
      return texts("string of \(words.count) values, more than a form offers")
    }
    guard let usable else {
      return texts("string of \(words.count) values, not all of which Swift has names for")
    }
    return TypeChoice(usable, "enum of \(words.count)")
  }

  private static func isUsable(_ word: String) -> Bool {
    word.utf8.count <= 60
      && word.utf8.allSatisfy { $0.isLetterOrDigit || " _-.+/:".utf8.contains($0) }
      && word.utf8.contains { $0.isLetterOrDigit }
  }
}
