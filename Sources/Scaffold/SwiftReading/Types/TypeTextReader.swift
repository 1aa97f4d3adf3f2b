/// Reads a type where a Swift file has one: behind a colon, in a list of conformances, in a payload.
struct TypeTextReader {
  let source: SwiftSource
  let end: Int
  var index: Int
  var mentions: [TypeText.Mention] = []
  var arguments = 0
  private var depth = 0

  /// The deepest nesting of brackets that is followed: no type is written that way.
  private static let deepest = 40

  /// - Parameter end: the token before which the type ends at the latest.
  init(_ source: SwiftSource, from index: Int, to end: Int) {
    self.source = source
    self.index = index
    self.end = end
  }

  /// Reads one type; afterwards `index` is behind it.
  /// - Returns: `nil` if there is none.
  mutating func read() -> TypeText? {
    mentions = []
    guard let text = type(), !text.isEmpty else { return nil }
    return TypeText(text: text, mentions: mentions)
  }
}

// MARK: - Grammar

extension TypeTextReader {
  /// `any A & B`, `(A) -> B`
  mutating func type() -> String? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    let prefix = self.prefix()
    let kept = mentions
    guard var text = postfixed() else { return nil }
    while says("&") {
      index += 1
      guard let next = postfixed() else { return nil }
      text += " & " + next
    }
    if let effects = arrow() {
      guard let result = type() else { return nil }
      text += effects + result
      mentions = kept
    }
    return prefix + text
  }

  /// `@Sendable`, `any`, `inout`: attributes are not kept.
  private mutating func prefix() -> String {
    var words = ""
    while index < end {
      if says("@") {
        skipAttribute()
      } else if says("~") {
        index += 1
        words += "~"
      } else if Self.prefixes.contains(word),
        source.isWord(at: index + 1) || source.opens(at: index + 1)
      {
        words += word + " "
        index += 1
      } else {
        break
      }
    }
    return words
  }

  private static let prefixes: Set<String> = [
    "any", "borrowing", "consuming", "each", "inout", "isolated", "nonisolated", "repeat",
    "sending",
    "some",
  ]

  /// `@MainActor`, `@convention(c)`
  private mutating func skipAttribute() {
    index += 2
    while says("."), source.isWord(at: index + 1) { index += 2 }
    if says("("), source.touchesLast(index) { index = min(source.end(index) + 1, end) }
  }

  /// `Row?`, `[Row]!`, `Row.Type`
  private mutating func postfixed() -> String? {
    let first = mentions.count
    guard var text = primary() else { return nil }
    while index < end {
      if says("?") || says("!"), source.touchesLast(index) {
        text += word
        index += 1
        raise(from: first, to: .optional)
      } else if says("."), source.isWord(at: index + 1) {
        text += "." + source[index + 1]
        index += 2
        mentions.removeSubrange(first...)
      } else if says("."), source.says(".", at: index + 1), source.says(".", at: index + 2) {
        text += "..."
        index += 3
        raise(from: first, to: .many)
      } else {
        break
      }
    }
    return text
  }

  private mutating func primary() -> String? {
    guard index < end else { return nil }
    if says("(") { return tuple() }
    if says("[") { return list() }
    return source.isWord(at: index) ? name() : nil
  }

  /// `(Int, row: Row)`
  private mutating func tuple() -> String? {
    index += 1
    var elements: [String] = []
    while index < end, !says(")") {
      let label = self.label()
      guard let element = type() else { return nil }
      elements.append(label + element)
      skipDefault()
      if says(",") { index += 1 } else if !says(")") { return nil }
    }
    guard says(")") else { return nil }
    index += 1
    return "(" + elements.joined(separator: ", ") + ")"
  }

  /// `row:`, `_ row:`
  private mutating func label() -> String {
    if source.isWord(at: index), source.says(":", at: index + 1) {
      defer { index += 2 }
      return word == "_" ? "" : word + ": "
    }
    guard source.isWord(at: index), source.isWord(at: index + 1), source.says(":", at: index + 2)
    else { return "" }
    defer { index += 3 }
    return word == "_" ? "" : word + ": "
  }

  /// `case page(Int = 1)`
  private mutating func skipDefault() {
    guard says("=") else { return }
    while index < end, !says(","), !says(")") {
      index = source.next(index)
    }
    index = min(index, end)
  }

  /// `[Row]`, `[Key: Row]`, `[4 of Row]`
  private mutating func list() -> String? {
    index += 1
    let first = mentions.count
    guard var text = type() else { return nil }
    if says(":") || word == "of" {
      text += says(":") ? ": " : " of "
      index += 1
      guard let value = type() else { return nil }
      text += value
    }
    guard says("]") else { return nil }
    index += 1
    raise(from: first, to: .many)
    return "[" + text + "]"
  }

  /// `->`, `async throws(AppError) ->`
  private mutating func arrow() -> String? {
    var (position, words) = (index, "")
    while position < end, ["async", "throws", "rethrows"].contains(source[position]) {
      words += " " + source[position]
      position += 1
      if words.hasSuffix("throws"), source.says("(", at: position),
        source.end(position) < end
      {
        let close = source.end(position)
        words += (position...close).map { source[$0] }.joined()
        position = close + 1
      }
    }
    guard position + 1 < end, source.says("-", at: position), source.says(">", at: position + 1)
    else { return nil }
    index = position + 2
    return words + " -> "
  }
}

// MARK: - Tokens

extension TypeTextReader {
  var word: String { index < end ? source[index] : "" }

  func says(_ text: StaticString) -> Bool { index < end && source.says(text, at: index) }

  mutating func raise(from first: Int, to count: TypeText.Count) {
    for position in mentions.indices where position >= first {
      let mention = mentions[position]
      mentions[position] = TypeText.Mention(
        name: mention.name, count: max(mention.count, count), isArgument: mention.isArgument)
    }
  }
}
