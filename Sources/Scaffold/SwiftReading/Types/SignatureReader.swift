/// Finds the types in what a Swift file offers to others: in the parameters and results of functions,
/// in properties, in what types conform to, in payloads.
package struct SignatureReader {
  private let source: SwiftSource
  /// True if others can use what has no access level: all of an app in one target does.
  private let isOneTarget: Bool
  private var found: [NamedType] = []

  /// - Returns: each place where a type is named.
  package static func types(in source: SwiftSource, isOneTarget: Bool) -> [NamedType] {
    var reader = SignatureReader(source, isOneTarget)
    reader.read(
      Scope(tokens: source.tokens.indices, isOffered: true, access: nil, isEnum: false, depth: 0))
    return reader.found
  }

  private init(_ source: SwiftSource, _ isOneTarget: Bool) {
    (self.source, self.isOneTarget) = (source, isOneTarget)
  }

  /// The text between two braces, or in the file.
  private struct Scope {
    let tokens: Range<Int>
    /// True if others can use what is around.
    let isOffered: Bool
    /// The access that its members have without a word.
    let access: TypeOutline.Access?
    let isEnum: Bool
    let depth: Int
  }
}

extension SignatureReader {
  private mutating func read(_ scope: Scope) {
    // Deeper than this nobody nests types.
    guard scope.depth < 40 else { return }
    for statement in source.statements(in: scope.tokens) { read(statement, in: scope) }
  }

  private mutating func read(_ tokens: Range<Int>, in scope: Scope) {
    let start = DeclarationStart(of: tokens, in: source)
    let isCase = scope.isEnum && source.says("case", at: start.index)
    let isOffered = scope.isOffered && (isCase || isSeen(start.access ?? scope.access))
    let rest = min(start.index + 1, tokens.upperBound)..<tokens.upperBound
    switch source[start.index] {
    case "struct", "class", "enum", "actor", "protocol", "extension":
      readType(start, isOffered, in: scope, to: tokens.upperBound)
    case _ where !isOffered: return
    case "func": note(in: head(of: rest.dropFirst()))
    case "init", "subscript": note(in: head(of: rest))
    case "let", "var": noteProperty(in: head(of: rest))
    case "typealias":
      if let equals = rest.first(where: { source.says("=", at: $0) }) {
        note(in: (equals + 1)..<rest.upperBound)
      }
    default: if isCase { note(in: head(of: rest)) }
    }
  }

  /// What stands before a body.
  private func head(of tokens: Range<Int>) -> Range<Int> {
    var index = tokens.lowerBound
    while index < tokens.upperBound, !source.says("{", at: index) { index = source.next(index) }
    return tokens.lowerBound..<min(index, tokens.upperBound)
  }

  private func isSeen(_ access: TypeOutline.Access?) -> Bool {
    switch access {
    case .public, .package, .open: true
    case .internal, nil: isOneTarget
    case .private, .fileprivate: false
    }
  }

  private mutating func readType(
    _ start: DeclarationStart, _ isOffered: Bool, in scope: Scope, to end: Int
  ) {
    guard let header = TypeHeader(behind: start.index, to: end, in: source) else { return }
    let word = source[start.index]
    let isExtension = word == "extension"
    if isOffered || isExtension && scope.isOffered {
      note(in: (start.index + 2)..<header.brace)
    }
    read(
      Scope(
        tokens: header.body,
        // Who depends on an extension depends on what its members offer.
        isOffered: isExtension ? scope.isOffered && start.access?.isOfTheFile != true : isOffered,
        access: isExtension
          ? start.access : word == "protocol" ? start.access ?? scope.access : nil,
        isEnum: word == "enum", depth: scope.depth + 1))
  }

  /// `name: Type`, `name = Type()`
  private mutating func noteProperty(in tokens: Range<Int>) {
    let start = tokens.lowerBound
    var equals = start
    while equals < tokens.upperBound, !source.says("=", at: equals) { equals = source.next(equals) }
    if source.says(":", at: start + 1) {
      note(in: (start + 2)..<max(min(equals, tokens.upperBound), start + 2))
    } else if source.says("(", at: equals + 2) {
      note(in: (equals + 1)..<(equals + 2))
    }
  }
}

// MARK: - Names

extension SignatureReader {
  /// Notes the types that are named, but for those in default values.
  private mutating func note(in tokens: Range<Int>) {
    guard tokens.upperBound <= source.tokens.count else { return }
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if source.says("=", at: index), !source.says("=", at: index - 1),
        !source.says("=", at: index + 1)
      {
        index = endOfValue(from: index + 1, to: tokens.upperBound)
        continue
      }
      if source.startsLikeType(index), !source.says(".", at: index - 1),
        !source.says("@", at: index - 1), !source.says("#", at: index - 1)
      {
        note(index)
      }
      index += 1
    }
  }

  private func endOfValue(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      if source.says(",", at: index) || source.bracket(at: index) == -1 { return index }
      index = source.next(index)
    }
    return min(index, end)
  }

  private mutating func note(_ index: Int) {
    found.append(
      NamedType(
        NameKey(source.name(at: index)), at: source.tokens[index].range.lowerBound))
  }
}
