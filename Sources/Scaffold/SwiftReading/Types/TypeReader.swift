/// Reads the types that a Swift file declares, those inside others too, but not those inside
/// functions.
///
/// It goes by what stands where a declaration can: at the start of a line, behind a `;` or a brace.
/// All else is passed over, so that it gets on with any text.
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
    let end = body.tokens.upperBound
    var index = body.tokens.lowerBound
    var isStart = true
    var isHidden = false
    while index < end {
      if isStart || source.startsLine(index) || source.says(";", at: index - 1) {
        let start = DeclarationStart(of: index..<end, in: source)
        noteName(behind: start, in: owner)
        if let next = readType(start, in: owner, at: body.depth, to: end)
          ?? readMember(start, of: &owner, to: end)
        {
          index = next
          isStart = true
          continue
        }
        if let isCallable = Self.callables[source[start.index]] {
          let access = start.access ?? owner?.access
          isHidden = !isCallable || start.isOfTheType || access?.isOfTheFile == true
        }
      }
      isStart = false
      if !isHidden { readName(at: index, of: &owner) }
      index = source.says("{", at: index) ? source.end(index) + 1 : index + 1
    }
    if let owner { outlines.append(owner) }
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

  /// The words that begin a line whose types count as taken or given, and those that begin one
  /// whose do not.
  private static let callables = [
    "func": true, "init": true, "subscript": true, "associatedtype": false, "#": false,
  ]

  /// A type in what a function takes and gives.
  private func readName(at index: Int, of owner: inout TypeOutline?) {
    guard source.startsLikeType(index), !source.says("@", at: index - 1),
      !source.says(".", at: index - 1)
    else { return }
    var (name, last) = (source[index], index)
    while source.says(".", at: last + 1), source.isWord(at: last + 2) {
      name += "." + source[last + 2]
      last += 2
    }
    owner?.signatures.insert(name)
  }
}

// MARK: - Types

extension TypeReader {
  /// - Returns: what stands behind the type; `nil` if there is none.
  private mutating func readType(
    _ start: DeclarationStart, in owner: TypeOutline?, at depth: Int, to end: Int
  ) -> Int? {
    guard let kind = TypeOutline.Kind(rawValue: source[start.index]) else { return nil }
    if kind == .typealias { return readAlias(start, in: owner, to: end) }
    guard depth < Body.deepest, let header = TypeHeader(behind: start.index, to: end, in: self)
    else { return nil }
    let outline = TypeOutline(
      kind: kind,
      name: Self.name(header.name, in: owner),
      parameters: kind == .extension ? [] : header.parameters,
      access: start.access ?? .internal,
      inherited: header.inherited,
      place: source.tokens[start.index + 1].range.lowerBound)
    let close = min(source.end(header.brace), end)
    let inside = (header.brace + 1)..<max(close, header.brace + 1)
    bodies.append(Body(tokens: inside, owner: outline, depth: depth + 1))
    return close + 1
  }

  /// `typealias Rows = [Row]`
  private mutating func readAlias(
    _ start: DeclarationStart, in owner: TypeOutline?, to end: Int
  ) -> Int? {
    var reader = MemberReader(self, start: start, end: end)
    guard let (name, meaning) = reader.alias() else { return nil }
    outlines.append(
      TypeOutline(
        kind: .typealias,
        name: Self.name(name, in: owner),
        parameters: [],
        access: start.access ?? .internal,
        inherited: [meaning],
        place: source.tokens[start.index + 1].range.lowerBound))
    return reader.index
  }

  private static func name(_ name: String, in owner: TypeOutline?) -> String {
    owner.map { $0.name + "." + name } ?? name
  }
}

// MARK: - Members

extension TypeReader {
  /// - Returns: what stands behind the property or the case; `nil` if there is none.
  private func readMember(
    _ start: DeclarationStart, of owner: inout TypeOutline?, to end: Int
  ) -> Int? {
    guard var outline = owner else { return nil }
    var reader = MemberReader(self, start: start, end: end)
    switch source[start.index] {
    case "let", "var":
      let properties = reader.properties()
      if !start.isOfTheType, outline.kind != .protocol { outline.properties += properties }
    case "case" where outline.kind == .enum: outline.cases += reader.cases()
    default: return nil
    }
    owner = outline
    return reader.index
  }
}

extension SwiftSource {
  /// True if a word starts with a capital, or a letter of which there is none.
  func startsLikeType(_ index: Int) -> Bool {
    guard tokens[index].kind == .word else { return false }
    return bytes[tokens[index].range.lowerBound].beginsType
  }
}
