/// Finds where a Swift file uses certain names.
///
/// It knows in which types a word stands, and which variables the function around it has: names are
/// looked up by what stands around them, without knowing what types values have.
struct NameUseReader {
  private let source: SwiftSource
  private let shapes: WordShapes
  private let keys: Set<NameKey>
  private var uses: [NameUse] = []
  /// The brackets that are open.
  private var open: [Opening] = []
  /// The type whose body opens with the next brace.
  private var pending: String?
  /// Where the declaration begins that is being read, and what is found in it.
  private var start = 0
  private var found: [(use: NameUse, index: Int)] = []
  private var variables: LocalNames
  /// The types of values by their names, for those that someone asked for.
  private var typesOfValues: [String: Set<String>] = [:]

  /// A bracket, and the type whose members stand behind it.
  private struct Opening {
    let index: Int
    let type: String?
  }

  static func uses(of names: [SoughtName], in source: SwiftSource) -> [NameUse] {
    var reader = NameUseReader(source, names)
    for index in source.tokens.indices { reader.read(index) }
    reader.finishDeclaration(at: source.tokens.count)
    return reader.uses
  }

  private init(_ source: SwiftSource, _ names: [SoughtName]) {
    self.source = source
    shapes = WordShapes(names.map { ($0.first, Int($0.length)) })
    keys = Set(names.map(\.key))
    variables = LocalNames(source)
  }
}

extension NameUseReader {
  private mutating func read(_ index: Int) {
    switch source.tokens[index].kind {
    case .word:
      if startsDeclaration(index) { finishDeclaration(at: index) }
      readType(index)
      readName(index)
    case .punctuation:
      switch source.bytes[source.tokens[index].range.lowerBound] {
      case UInt8(ascii: "{"):
        open.append(Opening(index: index, type: pending))
        pending = nil
      case UInt8(ascii: "("), UInt8(ascii: "["): open.append(Opening(index: index, type: nil))
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: "@") where startsDeclaration(index): finishDeclaration(at: index)
      default: break
      }
    case .literal, .comment: break
    }
  }

  /// True if a member of a type, or something outside of all types, begins with a token.
  private func startsDeclaration(_ index: Int) -> Bool {
    (open.last.map { $0.type != nil } ?? true) && source.startsLine(index)
      && !Self.continuing.contains(source[index])
  }

  /// What is found is no use where the declaration has a variable of that name.
  private mutating func finishDeclaration(at end: Int) {
    defer { start = end }
    guard !found.isEmpty else { return }
    readVariables(upTo: end)
    for (use, index) in found {
      if case .around = use.receiver, variables.contains(use.name, at: index) { continue }
      uses.append(use)
    }
    found = []
  }

  /// Reads the variables of the declaration, and the functions that are inside of it.
  private mutating func readVariables(upTo end: Int) {
    variables.removeAll()
    var depth = 0
    for index in start..<end {
      if source.tokens[index].kind == .word {
        variables.read(index)
        if depth > 0 { variables.readFunction(index) }
      } else if source.says("{", at: index) {
        variables.readParameters(ofClosureAt: index)
        depth += 1
      } else if source.says("}", at: index) {
        depth -= 1
      }
    }
  }

  /// `extension Login.State {`
  private mutating func readType(_ index: Int) {
    guard source.isWord(at: index + 1), source.tokens[index].range.count < 10,
      Self.typeWords.mayBegin(with: source.bytes[source.tokens[index].range.lowerBound]),
      Self.typeWords.contains(source[index]), !source.says(".", at: index - 1),
      !source.says("import", at: index - 1),
      !Self.declaring.contains(source[index + 1])
    else { return }
    var last = index + 1
    while source.says(".", at: last + 1), source.isWord(at: last + 2) { last += 2 }
    pending = source.name(at: last)
  }

  private mutating func readName(_ index: Int) {
    let range = source.tokens[index].range
    guard shapes.mayBe(source.bytes[range.lowerBound], length: range.count) else { return }
    let key = source.key(at: index)
    guard keys.contains(key), let receiver = receiver(of: index) else { return }
    let use = NameUse(
      key: key, name: source.name(at: index), place: range.lowerBound, receiver: receiver)
    found.append((use, index))
  }

  private static let typeWords = FewWords([
    "actor", "class", "enum", "extension", "protocol", "struct",
  ])

  private static let declaring: Set<String> = [
    "actor", "associatedtype", "class", "enum", "func", "import", "let", "protocol", "struct",
    "subscript", "typealias", "var",
  ]

  /// The words that may begin a line in the midst of a declaration.
  private static let continuing: Set<String> = ["async", "rethrows", "throws", "where"]
}

// MARK: - Receivers

extension NameUseReader {
  /// - Returns: `nil` where the word is no use.
  private mutating func receiver(of index: Int) -> NameUse.Receiver? {
    guard source.says(".", at: index - 1), !isRange(index - 1) else {
      return isDeclaredOrLabel(index) ? nil : .around(open.reversed().compactMap(\.type))
    }
    var last = index - 2
    while source.says("?", at: last) || source.says("!", at: last) { last -= 1 }
    guard source.isWord(at: last) else { return receiver(endingAt: last) }
    let word = source.name(at: last)
    switch word {
    case "super": return nil
    case "self", "Self": return open.last { $0.type != nil }?.type.map { .around([$0]) } ?? .unknown
    case _ where Self.keywords.contains(word): return .unknown
    case _ where word.first?.isUppercase ?? false: return .type(word)
    case _ where word.first?.isNumber ?? false: return .unknown
    default: return .value(word, types: types(ofValue: word))
    }
  }

  private mutating func types(ofValue name: String) -> Set<String> {
    if let known = typesOfValues[name] { return known }
    let types = source.types(ofValue: name)
    typesOfValues[name] = types
    return types
  }

  /// `Login(name: "").title`, `items[0].title`, `"text".title`
  private func receiver(endingAt last: Int) -> NameUse.Receiver? {
    guard source.tokens.indices.contains(last) else { return .unknown }
    if source.tokens[last].kind == .literal { return .type("String") }
    guard source.says(")", at: last),
      let start = source.tokens[..<last].indices.last(where: { source.end($0) == last }),
      source.isWord(at: start - 1), source.name(at: start - 1).first?.isUppercase ?? false
    else { return .unknown }
    return .type(source.name(at: start - 1))
  }

  /// `0...count`
  private func isRange(_ dot: Int) -> Bool {
    source.says(".", at: dot - 1)
      && source.tokens[dot - 1].range.upperBound == source.tokens[dot].range.lowerBound
  }

  /// `func name`, `#name`, `f(name: 1)`
  private func isDeclaredOrLabel(_ index: Int) -> Bool {
    if Self.declaring.contains(source[index - 1]) || source.says("#", at: index - 1) {
      return !variables.isShorthand(index)
    }
    let isFirst = source.says("(", at: index - 1) || source.says(",", at: index - 1)
    let isInCall = open.last.map { source.says("(", at: $0.index) } ?? false
    let isLabel =
      source.isWord(at: index + 1)
      ? !["as", "is"].contains(source[index + 1]) : source.says(":", at: index + 1)
    return isFirst && isInCall && isLabel
  }

  /// Words behind which a dot begins something.
  static let keywords: Set<String> = [
    "as", "await", "case", "catch", "default", "else", "for", "guard", "if", "in", "is", "let",
    "return", "switch", "throw", "try", "where", "while",
  ]
}

extension SwiftSource {
  /// The types that the file gives to variables, properties and parameters of a name:
  /// `login: Login`, `login = Login()`.
  fileprivate func types(ofValue name: String) -> Set<String> {
    var all: Set<String> = []
    let name = Array(name.utf8)
    for index in tokens.indices
    where tokens[index].range.count == name.count && isWord(at: index)
      && bytes[tokens[index].range.lowerBound] == name[0]
      && (says(":", at: index + 1) || says("=", at: index + 1))
      && bytes[tokens[index].range].elementsEqual(name)
    {
      var type = index + 2
      while Self.wordsOfTypes.contains(self[type]) { type += 1 }
      while says(".", at: type + 1), isWord(at: type + 2), startsLikeType(type + 2) { type += 2 }
      if isWord(at: type), startsLikeType(type) { all.insert(self[type]) }
    }
    return all
  }

  /// A word without its backquotes.
  func key(at index: Int) -> NameKey {
    var range = tokens[index].range
    if bytes[range.lowerBound] == UInt8(ascii: "`") {
      range = range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
    }
    return bytes.withUnsafeBufferPointer { NameKey($0[range]) }
  }

  /// The words that may stand before the name of a type.
  static let wordsOfTypes: Set<String> = [
    "any", "await", "borrowing", "consuming", "inout", "sending", "some", "try",
  ]
}
