/// The variables that a function or another declaration has: its parameters, what its closures take,
/// what stands behind `let` and `var`.
struct LocalNames {
  private let source: SwiftSource
  private var names = LocalNames.implicit
  /// The names that are declared only by being unwrapped: `if let name {`.
  private var unwrapped: Set<String> = []

  init(_ source: SwiftSource) { self.source = source }

  mutating func removeAll() {
    names = Self.implicit
    unwrapped = []
  }

  /// True if a word is a variable of the declaration, and not what one is made from.
  func contains(_ name: String, at index: Int) -> Bool {
    names.contains(name) || unwrapped.contains(name) && !isShorthand(index)
  }

  /// `if let name {`
  func isShorthand(_ index: Int) -> Bool {
    guard source.says("let", at: index - 1) || source.says("var", at: index - 1) else {
      return false
    }
    let isCondition =
      source.says(",", at: index - 2) || Self.conditions.contains(source[index - 2])
    return isCondition && Self.ends.contains(source[index + 1])
  }

  /// The names that a `catch` and a setter have without declaring them.
  static let implicit: Set<String> = ["error", "newValue", "oldValue"]
  private static let conditions: Set<String> = ["guard", "if", "while"]
  private static let ends: Set<String> = [",", "else", "{"]
}

extension LocalNames {
  /// Reads the name of a function that is inside of another one.
  mutating func readFunction(_ index: Int) {
    if source.says("func", at: index), source.isWord(at: index + 1) { add(index + 1) }
  }

  mutating func read(_ index: Int) {
    guard Self.words.mayBegin(with: source.bytes[source.tokens[index].range.lowerBound]) else {
      return
    }
    switch source[index] {
    case "let", "var": readPattern(index + 1)
    case "func", "init", "subscript": readParameters(behind: index)
    case "for": readLoop(index + 1)
    default: break
    }
  }

  /// The words behind which names are given.
  private static let words = FewWords(["for", "func", "init", "let", "subscript", "var"])

  /// `name`, `(name, other)`, `.case(name)`
  private mutating func readPattern(_ start: Int) {
    if source.isWord(at: start) { return add(start) }
    var index = start
    while source.says(".", at: index), source.isWord(at: index + 1) { index += 2 }
    guard source.says("(", at: index) else { return }
    for index in index..<min(source.end(index), source.tokens.count)
    where source.isWord(at: index) && !source.says(":", at: index + 1) { add(index) }
  }

  /// `for (place, name) in`
  private mutating func readLoop(_ start: Int) {
    let end = source.tokens.indices.dropFirst(start).prefix(Self.longest)
      .first { source.says("in", at: $0) || source.says("{", at: $0) }
    guard let end, source.says("in", at: end) else { return }
    for index in start..<end where source.isWord(at: index) { add(index) }
  }

  /// `func f(name: Int, for other: Int)`
  private mutating func readParameters(behind word: Int) {
    guard !source.says(".", at: word - 1),
      let start = source.tokens.indices.dropFirst(word + 1).prefix(Self.longest)
        .first(where: { source.says("(", at: $0) })
    else { return }
    var index = start + 1
    let end = min(source.end(start), source.tokens.count)
    while index < end {
      if source.isWord(at: index), source.says(":", at: index + 1) { add(index) }
      index = source.next(index)
    }
  }

  /// `{ [weak self] name, other in`, `{ (name: Int) -> Int in`
  mutating func readParameters(ofClosureAt brace: Int) {
    var index = brace + 1
    if source.says("[", at: index) {
      let end = min(source.end(index), source.tokens.count)
      for index in index..<end where source.says("=", at: index + 1) { add(index) }
      index = end + 1
    }
    let start = index
    while index < source.tokens.count, index < start + Self.longest, isOfParameters(index) {
      index += 1
    }
    guard source.says("in", at: index) else { return }
    for index in start..<index where source.isWord(at: index) { add(index) }
  }

  private func isOfParameters(_ index: Int) -> Bool {
    if source.isWord(at: index) { return !source.says("in", at: index) }
    return source.tokens[index].kind == .punctuation
      && source.bytes[source.tokens[index].range].allSatisfy(Self.signs.contains)
  }

  /// A word that begins with a capital is a type.
  private mutating func add(_ index: Int) {
    let name = source.name(at: index)
    guard name.first?.isUppercase == false else { return }
    if isShorthand(index) { unwrapped.insert(name) } else { names.insert(name) }
  }

  /// Nobody writes longer heads.
  private static let longest = 60
  private static let signs = Set("(),:?.<>-&@[]".utf8)
}
