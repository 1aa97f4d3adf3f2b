import SwiftReading

/// The name of an entry, by which it is known again.
struct EntryName {
  private(set) var key: String?
  private(set) var isDeclaration = false

  /// The name of an entry in a block.
  init(of range: Range<Int>, _ items: [Item], in kind: Branch.Kind, _ source: SwiftSource) {
    if source.says("#", at: range.lowerBound) {
      key = Self.line(range, source)
      isDeclaration = true
      return
    }
    if kind == .cases {
      key = Self.text(range, source) { source.says(":", at: $0) }
      return
    }
    let start = DeclarationStart(of: range, in: source)
    let index = start.index
    guard index < range.upperBound, source.isWord(at: index) else { return }
    let rest = (index + 1)..<range.upperBound
    let word = source[index]
    if DeclarationStart.names.contains(word),
      !DeclarationStart.isFollowedByName(index, in: source)
    {
      return
    }
    guard let name = Self.name(behind: word, rest, items, source) else { return }
    // A constant and a variable of one name are one member, which one side may have changed.
    key = (start.isOfTheType ? "static " : "") + (word == "let" ? "var" : word) + " " + name
    isDeclaration = true
  }

  /// The name of an entry between commas: its label, its number: `Migration(2, likes)`, or the column
  /// that it defines: `"title" TEXT`.
  init(ofListed range: Range<Int>, _ source: SwiftSource) {
    let index = DeclarationStart(of: range, in: source).index
    guard index < range.upperBound, !source.opens(at: index) else { return }
    if index + 1 < range.upperBound, Self.columnTypes.contains(source[index + 1]) {
      key = source[index] + Self.column
    } else if index + 4 < range.upperBound, source.isWord(at: index),
      source.says("(", at: index + 1), Int(source[index + 2]) != nil,
      source.says(",", at: index + 3),
      source[index + 4].first?.isLetter ?? false
    {
      key = source[index] + " " + source[index + 2]
    } else if source.says(":", at: index + 1), index + 1 < range.upperBound {
      key = source[index] + ":"
    } else if source.says(":", at: index + 2), index + 2 < range.upperBound,
      source.isWord(at: index), source.isWord(at: index + 1)
    {
      key = source[index] + " " + (source.says("_", at: index) ? source[index + 1] : "")
    }
  }
}

extension EntryName {
  /// The end of a column's name, which no other has.
  static let column = " column"

  private static let columnTypes: Set<String> = ["BLOB", "INTEGER", "NUMERIC", "REAL", "TEXT"]

  private static func name(
    behind word: String, _ rest: Range<Int>, _ items: [Item], _ source: SwiftSource
  ) -> String? {
    switch word {
    case "import": text(rest, source) { _ in false }
    case "func":
      text(rest, source) { source.says("(", at: $0) || isGeneric($0, source) } + labels(items)
    case "init", "subscript", "deinit": labels(items)
    case "var", "let": rest.isEmpty ? nil : source[rest.lowerBound]
    case "case": cases(rest, source)
    case "struct", "class", "enum", "actor", "protocol", "extension":
      text(rest, source) { source.says("{", at: $0) || source.says(":", at: $0) }
    case "typealias", "associatedtype", "precedencegroup", "macro", "operator":
      rest.isEmpty ? nil : source[rest.lowerBound]
    default: nil
    }
  }

  /// True if the name of a function ends here, and its type parameters begin.
  private static func isGeneric(_ index: Int, _ source: SwiftSource) -> Bool {
    source.says("<", at: index) && source.isWord(at: index - 1)
      && !source.says("func", at: index - 1)
  }

  private static func labels(_ items: [Item]) -> String {
    let list = items.lazy.compactMap(\.branch).first { $0.open.says("(") }
    let names = (list?.entries ?? []).map { entry in
      entry.key?.split(separator: " ").first.map(String.init) ?? "_"
    }
    return "(\(names.joined(separator: " ")))"
  }

  /// `case idle, loading(Int)`: both names.
  private static func cases(_ rest: Range<Int>, _ source: SwiftSource) -> String? {
    var names: [String] = []
    var isName = true
    var index = rest.lowerBound
    while index < rest.upperBound {
      if isName { names.append(source[index]) }
      isName = source.says(",", at: index)
      index = source.next(index)
    }
    return names.isEmpty ? nil : names.joined(separator: ",")
  }

  /// The text in the line of a directive or a macro.
  private static func line(_ range: Range<Int>, _ source: SwiftSource) -> String {
    var index = range.lowerBound + 1
    while index < range.upperBound, !source.startsLine(index), !source.says("{", at: index) {
      index += 1
    }
    return text(range.lowerBound..<index, source) { _ in false }
  }

  private static func text(
    _ range: Range<Int>, _ source: SwiftSource, until isEnd: (Int) -> Bool
  ) -> String {
    var end = range.lowerBound
    while end < range.upperBound, !isEnd(end) || end == range.lowerBound { end += 1 }
    return (range.lowerBound..<end).map { source[$0] }.joined(separator: " ")
  }
}
