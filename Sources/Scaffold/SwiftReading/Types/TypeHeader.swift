/// `Table<Row>: Sendable where Row: Hashable {`
struct TypeHeader {
  let name: String
  private(set) var parameters: [String] = []
  private(set) var inherited: [TypeText] = []
  /// The brace that opens the type.
  let brace: Int
  /// The tokens between the braces.
  let body: Range<Int>

  /// - Parameter word: `struct`, `extension`
  /// - Returns: `nil` if what follows the word is no type with a body.
  init?(behind word: Int, to end: Int, in source: SwiftSource) {
    let brace = ((word + 1)..<max(end, word + 1)).first { source.says("{", at: $0) }
    guard let brace, source.isWord(at: word + 1) else { return nil }
    self.brace = brace
    body = (brace + 1)..<max(min(source.end(brace), end), brace + 1)
    var index = word + 1
    var components: [String] = []
    repeat {
      components.append(source[index].filter { $0 != "`" })
      index += 2
    } while index < brace && source.says(".", at: index - 1) && source.isWord(at: index)
    index -= 1
    name = components.joined(separator: ".")
    if source.says("<", at: index) { index = readParameters(from: index, in: source) }
    if source.says(":", at: index) { index = readInherited(from: index + 1, in: source) }
    guard index == brace || source.says("where", at: index) else { return nil }
  }

  /// `<Key: Hashable, each Row>`
  private mutating func readParameters(from start: Int, in source: SwiftSource) -> Int {
    var (index, depth) = (start, 0)
    repeat {
      if source.says("<", at: index) { depth += 1 }
      if source.says(">", at: index), !source.says("-", at: index - 1) { depth -= 1 }
      let isName = source.says("<", at: index) || source.says(",", at: index)
      if depth == 1, isName, source.isWord(at: index + 1) {
        let hasWord = source.says("each", at: index + 1) || source.says("let", at: index + 1)
        parameters.append(source[index + (hasWord ? 2 : 1)])
      }
      index += 1
    } while depth > 0 && index < brace
    return index
  }

  /// `Handler, any Sendable & Hashable`
  private mutating func readInherited(from start: Int, in source: SwiftSource) -> Int {
    var index = start
    while index < brace {
      var types = TypeTextReader(source, from: index, to: brace)
      guard let type = types.read() else { return index }
      inherited += type.isRelation ? [type] : []
      guard source.says(",", at: types.index) else { return types.index }
      index = types.index + 1
    }
    return index
  }
}

extension TypeText {
  /// Not `~Copyable`, which says what a type is not, nor `class`.
  fileprivate var isRelation: Bool { !text.hasPrefix("~") && text != "class" }
}
