/// Finds the types in what a Swift file offers to others: in the parameters and results of functions,
/// in properties, in what types conform to, in payloads.
package struct SignatureReader {
  private let source: SwiftSource
  private let reader: TypeReader
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
    reader = TypeReader(source)
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
    var index = scope.tokens.lowerBound
    let end = scope.tokens.upperBound
    while index < end {
      let isStart =
        index == scope.tokens.lowerBound || source.startsLine(index)
        || source.says(";", at: index - 1)
      if isStart, let next = readDeclaration(at: index, in: scope) {
        index = max(next, index + 1)
      } else {
        index = source.next(index)
      }
    }
  }

  /// - Returns: what stands behind the declaration; `nil` if there is none.
  private mutating func readDeclaration(at index: Int, in scope: Scope) -> Int? {
    let end = scope.tokens.upperBound
    let start = DeclarationStart(of: index..<end, in: source)
    let access = start.access ?? scope.access
    let isOffered = scope.isOffered && isSeen(access)
    let behind = start.index + 1
    switch source[start.index] {
    case "struct", "class", "enum", "actor", "protocol", "extension":
      return readType(start, isOffered, in: scope)
    case "func", "init", "subscript":
      return read(from: behind, to: end, isOffered, skipsName: source.says("func", at: start.index))
    case "let", "var": return readProperty(from: behind, to: end, isOffered)
    case "typealias":
      let equals = (behind..<end).first { source.says("=", at: $0) } ?? end
      return read(from: min(equals + 1, end), to: end, isOffered, skipsName: false)
    case "case" where scope.isEnum:
      return read(from: behind, to: end, scope.isOffered, skipsName: false)
    default: return nil
    }
  }

  private func isSeen(_ access: TypeOutline.Access?) -> Bool {
    switch access {
    case .public, .package, .open: true
    case .internal, nil: isOneTarget
    case .private, .fileprivate: false
    }
  }

  private mutating func readType(
    _ start: DeclarationStart, _ isOffered: Bool, in scope: Scope
  ) -> Int? {
    guard
      let header = TypeHeader(behind: start.index, to: scope.tokens.upperBound, in: reader)
    else { return nil }
    let word = source[start.index]
    let isExtension = word == "extension"
    if isOffered || isExtension && scope.isOffered {
      note(in: (start.index + 2)..<header.brace)
    }
    let close = min(source.end(header.brace), scope.tokens.upperBound)
    read(
      Scope(
        tokens: (header.brace + 1)..<max(close, header.brace + 1),
        // Who depends on an extension depends on what its members offer.
        isOffered: isExtension ? scope.isOffered && start.access?.isOfTheFile != true : isOffered,
        access: isExtension
          ? start.access : word == "protocol" ? start.access ?? scope.access : nil,
        isEnum: word == "enum", depth: scope.depth + 1))
    return close + 1
  }

  /// Reads the parameters and the result of a function, up to its body.
  private mutating func read(
    from start: Int, to end: Int, _ isOffered: Bool, skipsName: Bool
  ) -> Int {
    var index = start
    while index < end, !source.says("{", at: index), !endsDeclaration(before: index, from: start) {
      index =
        source.says("(", at: index) || source.says("[", at: index)
        ? source.end(index) + 1 : index + 1
    }
    let last = min(index, end)
    if isOffered { note(in: (skipsName ? start + 1 : start)..<max(last, start + 1)) }
    return source.says("{", at: last) ? source.end(last) + 1 : last
  }

  /// `name: Type`, `name = Type()`
  private mutating func readProperty(from start: Int, to end: Int, _ isOffered: Bool) -> Int {
    var index = start
    var equals: Int?
    while index < end, !source.says("{", at: index), !endsDeclaration(before: index, from: start) {
      if source.says("=", at: index), equals == nil { equals = index }
      index = source.next(index)
    }
    let last = min(index, end)
    if isOffered {
      let hasType = source.says(":", at: start + 1)
      if hasType { note(in: (start + 2)..<(equals ?? last)) }
      if let equals, !hasType, source.says("(", at: equals + 2) {
        note(in: (equals + 1)..<(equals + 2))
      }
    }
    return source.says("{", at: last) ? source.end(last) + 1 : last
  }

  /// True if a line begins here that is not a part of the declaration above it.
  private func endsDeclaration(before index: Int, from start: Int) -> Bool {
    guard index > start else { return false }
    if source.says(";", at: index) { return true }
    guard source.startsLine(index) else { return false }
    let continuing: Set = [
      "where", "throws", "async", "rethrows", "-", "&", ":", ",", "=", ".", "?",
    ]
    return !continuing.contains(source[index]) && !source.continues(at: index - 1)
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
