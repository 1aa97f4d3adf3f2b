extension TypeTextReader {
  /// `Row`, `Login.State`, `Table<Row>.Cursor`
  mutating func name() -> String? {
    let mention = mentions.count
    var (text, path) = ("", "")
    repeat {
      if !path.isEmpty { index += 1 }
      let component = word.filter { $0 != "`" }
      text += (path.isEmpty ? "" : ".") + component
      path += (path.isEmpty ? "" : ".") + component
      index += 1
      if says("<") {
        guard let arguments = genericArguments(of: path) else { return nil }
        text += arguments
      }
    } while says(".") && source.isWord(at: index + 1) && isTypeName(at: index + 1)
    guard path.utf8.first.map(Self.startsNumber) == false else { return text }
    mentions.insert(
      TypeText.Mention(name: path, count: .one, isArgument: arguments > 0), at: mention)
    return text
  }

  /// `<Key, [Row]>`
  private mutating func genericArguments(of name: String) -> String? {
    let first = mentions.count
    index += 1
    arguments += Self.containers.contains(name) ? 0 : 1
    defer { arguments -= Self.containers.contains(name) ? 0 : 1 }
    var elements: [String] = []
    while index < end, !says(">") {
      if says("-") { index += 1 }
      guard let element = type() else { return nil }
      elements.append(element)
      if says(",") { index += 1 } else if !says(">") { return nil }
    }
    guard says(">") else { return nil }
    index += 1
    if Self.containers.contains(name) {
      raise(from: first, to: name == "Optional" ? .optional : .many)
    }
    return "<" + elements.joined(separator: ", ") + ">"
  }

  private static let containers: Set<String> = [
    "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Optional", "Set",
  ]

  /// Not `Row.Type` and `Row.self`, which are no types of their own.
  private func isTypeName(at index: Int) -> Bool {
    !["Type", "Protocol", "self"].contains(source[index])
  }

  private static func startsNumber(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
