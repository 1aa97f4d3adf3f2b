/// Finds the types that a Swift file declares, and the names in it that may be types; with them what
/// it declares outside of types and in extensions.
package struct TypeScanner {
  private var lexer: SwiftLexer
  private var lines: LineCounter
  private let bytes: UnsafeBufferPointer<UInt8>
  private var found = Outcome()

  private var depth = 0
  private var previous: UInt8 = 0
  /// Whether the dot just before is one alone, and no part of `...`.
  private var isBehindDot = false
  private var isPrivate = false
  /// The outermost type around what is being read, or about to be opened.
  private var outer: NameKey?
  private var extendsNext = false
  /// Whether that extension is private.
  private var extendsInPrivate = false
  /// Whether the parameters of a generic type or function may come next.
  private var mayBeGeneric = false
  /// How many angle brackets are open since those of the parameters; 0 outside them.
  private var angles = 0
  /// Whether the next word is the name of a parameter.
  private var namesParameter = false
  /// Whether the next word names a module, or says what is imported from it.
  private var isImport = false
  /// Whether the word that was read says that the next one is declared.
  private var declares = false
  private var members = MemberTracker()
  private var places = WordPlaces()

  /// What was found.
  package struct Outcome {
    package var declared: [DeclaredType] = []
    /// Each name once, where it stands first.
    package var named: [NamedType] = []
    /// What is declared outside of all types, and in extensions.
    package var free: [DeclaredMember] = []
    /// The names of members that types declare themselves, each with its type.
    package var members: [NamePair] = []
    /// Types, each with one that it inherits from or conforms to.
    package var parents: [NamePair] = []
    /// The words that begin with a small letter, each once; not where it is declared or named an
    /// argument.
    package var words: [SaidWord] = []
    /// The types that are extended.
    package var extended: [UInt32] = []
    /// The names behind a dot that may be types, each once.
    package var inner: [UInt32] = []

    package init() {}
  }

  /// - Parameter names: the names met so far; those of the file before are forgotten.
  package static func scan(_ bytes: UnsafeBufferPointer<UInt8>, names: inout NameSet) -> Outcome {
    names.removeAll()
    var scanner = TypeScanner(bytes)
    while let token = scanner.lexer.next() { scanner.read(token, &names) }
    return scanner.found.fitted
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    lexer = SwiftLexer(bytes)
    lines = LineCounter(bytes)
  }
}

extension TypeScanner {
  private mutating func read(_ token: SwiftToken, _ names: inout NameSet) {
    let byte = bytes[token.range.lowerBound]
    switch token.kind {
    case .comment: return
    case .literal: mayBeGeneric = false
    case .punctuation: readSign(byte)
    case .word: readWord(token, byte, &names)
    }
    places.pass(token, byte, in: bytes)
    if declares { places.declare() }
    declares = false
    isBehindDot = byte == UInt8(ascii: ".") && previous != byte
    previous = token.kind == .literal ? UInt8(ascii: "\"") : byte
  }

  private mutating func readSign(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"):
      depth += 1
      if let type = members.extended { found.extended.append(type.short) }
    case UInt8(ascii: "}"):
      depth = max(0, depth - 1)
      isPrivate = false
      if depth == 0 { outer = nil }
    // `private(set) var`
    case UInt8(ascii: "("): isPrivate = false
    default: break
    }
    members.readSign(byte, isGeneric: angles > 0)
    readParameters(byte)
    mayBeGeneric = false
  }

  /// `<Row, Failure: Error>`: the parameters hide types of the same name.
  private mutating func readParameters(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "<") where angles > 0 || mayBeGeneric:
      angles += 1
      namesParameter = angles == 1
    case UInt8(ascii: ">") where angles > 0 && previous != UInt8(ascii: "-"): angles -= 1
    case UInt8(ascii: ",") where angles == 1: namesParameter = true
    // `func <(`: the sign is the function's name.
    case UInt8(ascii: "(") where angles == 1 && previous == UInt8(ascii: "<"): angles = 0
    // What looked like parameters was a comparison.
    case UInt8(ascii: "{"), UInt8(ascii: "}"): angles = 0
    default: break
    }
  }

  private mutating func readWord(_ token: SwiftToken, _ byte: UInt8, _ names: inout NameSet) {
    let isMember =
      previous == UInt8(ascii: ".") && isBehindDot || previous == UInt8(ascii: "#")
    mayBeGeneric = mayBeGeneric && !isMember
    if isImport {
      isImport = TypeKeyword(bytes[token.range]) != nil
    } else if angles == 1, namesParameter {
      readParameter(token)
    } else if members.expectsName, let name = members.declare(behind: previous) {
      declare(name, token)
    } else if byte.mayBeginType {
      let isBlank = byte == UInt8(ascii: "_") && token.range.count == 1
      if isMember {
        let key = NameKey(bytes[nameRange(token)])
        if members.isInHeader { members.readMember(key) }
        if names.insert(key.asMember) { found.inner.append(key.short) }
      } else if !isBlank {
        name(token, &names)
      }
    } else if !isMember, let word = TypeKeyword(bytes[token.range]) {
      read(word, byte)
    } else if byte >= UInt8(ascii: "a") {
      if members.isInHeader, !isMember, text(of: token) == "where" { members.readWhere() }
      say(token, &names)
    }
  }

  /// Notes where a word stands.
  private mutating func say(_ token: SwiftToken, _ names: inout NameSet) {
    let places = places.places(
      of: token, behind: previous, isBehindDot: isBehindDot, isInType: members.isInType, in: bytes)
    guard !places.isEmpty else { return }
    let key = NameKey(bytes[token.range])
    if places.isSubset(of: .alone), Self.implicit.contains(key) { return }
    if let number = names.number(of: key, orNew: found.words.count) {
      found.words[number].add(places)
    } else {
      found.words.append(SaidWord(key, at: places))
    }
  }

  private mutating func read(_ word: TypeKeyword, _ byte: UInt8) {
    let wasPrivate = isPrivate
    isPrivate =
      word == .secret || isPrivate && (word == .type || word == .alias || word == .function)
    members.read(word, isPrivate: wasPrivate)
    declares = word.declares(byte)
    switch word {
    case .type, .alias: declare(hasBody: word == .type)
    case .function, .maker, .macro:
      places.beginFunction()
      mayBeGeneric = true
      angles = 0
      if depth == 0 { outer = nil }
    case .extender:
      extendsNext = depth == 0
      extendsInPrivate = wasPrivate
    case .importer: isImport = true
    case .secret, .member: break
    }
  }

  /// Notes something that is no type.
  private mutating func declare(_ name: MemberTracker.Name, _ token: SwiftToken) {
    let key = NameKey(bytes[nameRange(token)])
    if !name.isExtended, let owner = name.owner {
      found.members.append(NamePair(key.short, owner.short))
    }
    guard name.isFree || name.isExtended else { return }
    // What begins like a type is found where types are named.
    if name.isFree, bytes[nameRange(token)].first?.mayBeginType == true {
      return append(token, isTopLevel: true, isPrivate: name.isPrivate)
    }
    let place = lines.place(of: token.range.lowerBound)
    found.free.append(
      DeclaredMember(
        name: text(of: token), key: key, line: place.line, column: place.column,
        isPrivate: name.isPrivate, extended: name.owner, isOfConformance: name.isOfConformance,
        isMacro: name.isMacro))
  }

  /// Reads the name behind `struct` and the like.
  private mutating func declare(hasBody: Bool) {
    defer { isPrivate = false }
    var ahead = lexer
    // `class func` declares no type.
    guard let name = ahead.next(), name.kind == .word, TypeKeyword(bytes[name.range]) == nil else {
      return
    }
    lexer = ahead
    append(name, isTopLevel: depth == 0, isPrivate: isPrivate)
    let key = NameKey(bytes[nameRange(name)])
    if depth == 0 { outer = key }
    if hasBody { members.begin(key, isExtension: false, isPrivate: false) }
    mayBeGeneric = true
  }

  /// `Row`, `each Row`, `let count`
  private mutating func readParameter(_ token: SwiftToken) {
    guard TypeKeyword(bytes[token.range]) == nil else { return }
    // Those of a type are known to its extensions, those of a function to itself.
    append(token, isTopLevel: false, isPrivate: outer == nil)
    namesParameter = false
  }

  private mutating func append(_ name: SwiftToken, isTopLevel: Bool, isPrivate: Bool) {
    let place = lines.place(of: name.range.lowerBound)
    found.declared.append(
      DeclaredType(
        name: text(of: name), key: NameKey(bytes[nameRange(name)]), line: place.line,
        column: place.column, isTopLevel: isTopLevel, isPrivate: isPrivate,
        outer: isTopLevel ? nil : outer))
  }

  private mutating func name(_ token: SwiftToken, _ names: inout NameSet) {
    let key = NameKey(bytes[nameRange(token)])
    if extendsNext {
      outer = key
      extendsNext = false
      members.begin(key, isExtension: true, isPrivate: extendsInPrivate)
    } else if angles == 0, let heir = members.heir {
      found.parents.append(NamePair(heir.short, key.short))
    }
    guard names.insert(key) else { return }
    let place = lines.place(of: token.range.lowerBound)
    found.named.append(
      NamedType(
        key: key, line: Int32(clamping: place.line), column: Int32(clamping: place.column)))
  }

  /// Variables that nobody declares: by themselves they mean nothing else.
  private static let implicit = LocalNames.implicit.map { NameKey($0) }

  private func text(of name: SwiftToken) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[nameRange(name)]), as: UTF8.self)
  }

  /// The name without its backquotes.
  private func nameRange(_ token: SwiftToken) -> Range<Int> {
    bytes[token.range.lowerBound] == UInt8(ascii: "`")
      ? token.range.lowerBound + 1..<token.range.upperBound - 1 : token.range
  }
}

extension TypeScanner.Outcome {
  /// Whether one of those is so that may be a type in the file, even if nothing declares it.
  package func mention(where isWanted: (UInt32) -> Bool) -> Bool {
    isWanted(Self.text) || inner.contains(where: isWanted)
      || named.contains { isWanted($0.key.short) } || declared.contains { isWanted($0.key.short) }
  }

  /// Whether one of those is so in which there may be code.
  package func encloseCode(where isWanted: (UInt32) -> Bool) -> Bool {
    extended.contains(where: isWanted) || declared.contains { isWanted($0.key.short) }
  }

  /// What a text between quotes is.
  private static let text = NameKey("String").short

  /// The same, in no more room than it needs: there may be many files.
  fileprivate var fitted: Self {
    var fitted = Self()
    fitted.declared = declared.fitted
    fitted.named = named.fitted
    fitted.free = free.fitted
    fitted.members = members.fitted
    fitted.parents = parents.fitted
    fitted.words = words.fitted
    fitted.extended = extended.fitted
    fitted.inner = inner.fitted
    return fitted
  }
}

extension Array {
  /// The same without room for more. An array of a slice of all would keep the room.
  fileprivate var fitted: [Element] { withUnsafeBufferPointer { Array($0) } }
}

extension UInt8 {
  /// Whether a word that begins so may be a type; a small letter begins no type.
  fileprivate var mayBeginType: Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) || self >= 0x80
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "`")
  }
}
