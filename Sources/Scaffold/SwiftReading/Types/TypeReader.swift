/// Reads the types that a Swift file declares, those inside others too, but not those inside
/// functions.
///
/// It goes by how statements begin. All else is passed over, so that it gets on with any text.
package struct TypeReader {
  let source: SwiftSource
  private(set) var outlines: [TypeOutline] = []
  /// The names declared in the types and outside of them, in no certain order.
  private(set) var names: [DeclaredName] = []
  private var bodies: [Body]

  /// The types in the order of the file.
  package static func outlines(of source: SwiftSource) -> [TypeOutline] {
    TypeReader(source).outlines.sorted { $0.place < $1.place }
  }

  init(_ source: SwiftSource) {
    self.source = source
    bodies = [Body(tokens: source.tokens.indices, owner: nil, depth: 0)]
    while let body = bodies.popLast() { read(body) }
  }

  /// The text between two braces, or in the file.
  private struct Body {
    let tokens: Range<Int>
    /// The type whose braces they are; a file has none.
    let owner: TypeOutline?
    /// How many types it is inside of.
    let depth: Int

    /// Deeper than this nobody nests types.
    static let deepest = 40
  }
}

extension TypeReader {
  private mutating func read(_ body: Body) {
    var owner = body.owner
    for statement in source.statements(in: body.tokens) {
      var start = statement.lowerBound
      while start < statement.upperBound {
        start = read(start..<statement.upperBound, of: &owner, at: body.depth)
      }
    }
    if let owner { outlines.append(owner) }
  }

  /// - Returns: what stands behind it: in one line there may be two types.
  private mutating func read(
    _ tokens: Range<Int>, of owner: inout TypeOutline?, at depth: Int
  ) -> Int {
    let start = DeclarationStart(of: tokens, in: source)
    noteName(behind: start, in: owner)
    switch source[start.index] {
    case "let", "var", "case": readMember(start, of: &owner, to: tokens.upperBound)
    case "func", "init", "subscript":
      let access = start.access ?? owner?.access
      if !start.isOfTheType, access?.isOfTheFile != true { readNames(in: tokens, of: &owner) }
    default:
      return readType(start, in: owner, at: depth, to: tokens.upperBound) ?? tokens.upperBound
    }
    return tokens.upperBound
  }

  /// Notes what is declared. What overrides a declaration is none of its own.
  private mutating func noteName(behind start: DeclarationStart, in owner: TypeOutline?) {
    guard source.isWord(at: start.index + 1), Self.declaring.contains(source[start.index]),
      !start.isOverride
    else { return }
    names.append(
      DeclaredName(name: source.name(at: start.index + 1), owner: owner?.name))
  }

  private static let declaring: Set<String> = [
    "actor", "associatedtype", "case", "class", "enum", "func", "let", "protocol", "struct",
    "typealias", "var",
  ]

  /// The types in what a function takes and gives.
  private func readNames(in tokens: Range<Int>, of owner: inout TypeOutline?) {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if source.startsLikeType(index), !source.says("@", at: index - 1),
        !source.says(".", at: index - 1)
      {
        owner?.signatures.insert(name(at: index))
      }
      index = source.says("{", at: index) ? source.next(index) : index + 1
    }
  }

  /// `Login.State`
  private func name(at index: Int) -> String {
    var (name, last) = (source[index], index)
    while source.says(".", at: last + 1), source.isWord(at: last + 2) {
      name += "." + source[last + 2]
      last += 2
    }
    return name
  }
}

// MARK: - Types

extension TypeReader {
  private mutating func readType(
    _ start: DeclarationStart, in owner: TypeOutline?, at depth: Int, to end: Int
  ) -> Int? {
    guard let kind = TypeOutline.Kind(rawValue: source[start.index]) else { return nil }
    if kind == .typealias { readAlias(start, in: owner, to: end) }
    guard kind != .typealias, depth < Body.deepest,
      let header = TypeHeader(behind: start.index, to: end, in: source)
    else { return nil }
    let outline = TypeOutline(
      kind: kind,
      name: Self.name(header.name, in: owner),
      parameters: kind == .extension ? [] : header.parameters,
      access: start.access ?? .internal,
      inherited: header.inherited,
      place: source.tokens[start.index + 1].range.lowerBound)
    bodies.append(Body(tokens: header.body, owner: outline, depth: depth + 1))
    return header.body.upperBound + 1
  }

  /// `typealias Rows = [Row]`
  private mutating func readAlias(
    _ start: DeclarationStart, in owner: TypeOutline?, to end: Int
  ) {
    var reader = MemberReader(source, start: start, end: end)
    guard let (name, meaning) = reader.alias() else { return }
    outlines.append(
      TypeOutline(
        kind: .typealias,
        name: Self.name(name, in: owner),
        parameters: [],
        access: start.access ?? .internal,
        inherited: [meaning],
        place: source.tokens[start.index + 1].range.lowerBound))
  }

  private static func name(_ name: String, in owner: TypeOutline?) -> String {
    owner.map { $0.name + "." + name } ?? name
  }
}

// MARK: - Members

extension TypeReader {
  private func readMember(
    _ start: DeclarationStart, of owner: inout TypeOutline?, to end: Int
  ) {
    var reader = MemberReader(source, start: start, end: end)
    switch (source[start.index], owner?.kind) {
    case ("case", .enum): owner?.cases += reader.cases()
    case ("case", _), (_, .protocol), (_, nil): return
    default: if !start.isOfTheType { owner?.properties += reader.properties() }
    }
  }
}

extension SwiftSource {
  /// True if a word starts with a capital, or a letter of which there is none.
  func startsLikeType(_ index: Int) -> Bool {
    guard tokens[index].kind == .word else { return false }
    return bytes[tokens[index].range.lowerBound].beginsType
  }
}
