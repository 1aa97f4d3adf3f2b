/// The name of an entry, by which it is known again.
struct EntryName {
  private(set) var key: String?
  private(set) var isDeclaration = false

  /// The name of an entry in a block.
  init(of range: Range<Int>, _ items: [Item], in kind: Branch.Kind, _ units: Units) {
    if units.says("#", at: range.lowerBound) {
      key = Self.line(range, units)
      isDeclaration = true
      return
    }
    if kind == .cases {
      key = Self.text(range, units) { units.says(":", at: $0) }
      return
    }
    let index = DeclarationPrefix.end(range, in: units)
    guard index < range.upperBound, units.isWord(at: index) else { return }
    let rest = (index + 1)..<range.upperBound
    let isStatic = (range.lowerBound..<index).contains {
      units.says("static", at: $0) || units.says("class", at: $0)
    }
    let word = units[index].string
    if DeclarationPrefix.names.contains(word),
      !DeclarationPrefix.isFollowedByName(index, units)
    {
      return
    }
    guard let name = Self.name(behind: word, rest, items, units) else { return }
    // A constant and a variable of one name are one member, which one side may have changed.
    key = (isStatic ? "static " : "") + (word == "let" ? "var" : word) + " " + name
    isDeclaration = true
  }

  /// The name of an entry between commas: its label, its number: `Migration(2, likes)`, or the column
  /// that it defines: `"title" TEXT`.
  init(ofListed range: Range<Int>, _ units: Units) {
    let index = DeclarationPrefix.end(range, in: units)
    guard index < range.upperBound, !units.opens(at: index) else { return }
    if index + 1 < range.upperBound, Self.columnTypes.contains(units[index + 1].string) {
      key = units[index].string + Self.column
    } else if index + 4 < range.upperBound, units.isWord(at: index), units.says("(", at: index + 1),
      Int(units[index + 2].string) != nil, units.says(",", at: index + 3),
      units[index + 4].string.first?.isLetter ?? false
    {
      key = units[index].string + " " + units[index + 2].string
    } else if units.says(":", at: index + 1), index + 1 < range.upperBound {
      key = units[index].string + ":"
    } else if units.says(":", at: index + 2), index + 2 < range.upperBound,
      units.isWord(at: index), units.isWord(at: index + 1)
    {
      key = units[index].string + " " + (units.says("_", at: index) ? units[index + 1].string : "")
    }
  }
}

extension EntryName {
  /// The end of a column's name, which no other has.
  static let column = " column"

  private static let columnTypes: Set<String> = ["BLOB", "INTEGER", "NUMERIC", "REAL", "TEXT"]

  private static func name(
    behind word: String, _ rest: Range<Int>, _ items: [Item], _ units: Units
  ) -> String? {
    switch word {
    case "import": text(rest, units) { _ in false }
    case "func":
      text(rest, units) { units.says("(", at: $0) || isGeneric($0, units) } + labels(items)
    case "init", "subscript", "deinit": labels(items)
    case "var", "let": rest.isEmpty ? nil : units[rest.lowerBound].string
    case "case": cases(rest, units)
    case "struct", "class", "enum", "actor", "protocol", "extension":
      text(rest, units) { units.says("{", at: $0) || units.says(":", at: $0) }
    case "typealias", "associatedtype", "precedencegroup", "macro", "operator":
      rest.isEmpty ? nil : units[rest.lowerBound].string
    default: nil
    }
  }

  /// True if the name of a function ends here, and its type parameters begin.
  private static func isGeneric(_ index: Int, _ units: Units) -> Bool {
    units.says("<", at: index) && units.isWord(at: index - 1)
      && !units.says("func", at: index - 1)
  }

  private static func labels(_ items: [Item]) -> String {
    let list = items.lazy.compactMap(\.branch).first { $0.open.says("(") }
    let names = (list?.entries ?? []).map { entry in
      entry.key?.split(separator: " ").first.map(String.init) ?? "_"
    }
    return "(\(names.joined(separator: " ")))"
  }

  /// `case idle, loading(Int)`: both names.
  private static func cases(_ rest: Range<Int>, _ units: Units) -> String? {
    var names: [String] = []
    var isName = true
    var index = rest.lowerBound
    while index < rest.upperBound {
      if isName { names.append(units[index].string) }
      isName = units.says(",", at: index)
      index = units.opens(at: index) ? units.closings[index] + 1 : index + 1
    }
    return names.isEmpty ? nil : names.joined(separator: ",")
  }

  /// The text in the line of a directive or a macro.
  private static func line(_ range: Range<Int>, _ units: Units) -> String {
    var index = range.lowerBound + 1
    while index < range.upperBound, !units.startsLine(index), !units.says("{", at: index) {
      index += 1
    }
    return text(range.lowerBound..<index, units) { _ in false }
  }

  private static func text(
    _ range: Range<Int>, _ units: Units, until isEnd: (Int) -> Bool
  ) -> String {
    var end = range.lowerBound
    while end < range.upperBound, !isEnd(end) || end == range.lowerBound { end += 1 }
    return (range.lowerBound..<end).map { units[$0].string }.joined(separator: " ")
  }
}
