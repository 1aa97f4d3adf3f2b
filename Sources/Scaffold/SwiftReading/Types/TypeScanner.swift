import Templates

/// Finds the types that a Swift file declares, and the names in it that may be types; with them what
/// it declares outside of types and in extensions.
package struct TypeScanner {
  private var lexer: SwiftLexer
  private var lines: LineCounter
  private let bytes: UnsafeBufferPointer<UInt8>
  private var found = NameLists()

  private var depth = 0
  private var previous: UInt8 = 0
  /// True if the dot just before is one alone, and no part of `...`.
  private var isBehindDot = false
  private var isPrivate = false
  /// The outermost type around what is being read, or about to be opened.
  private var outer: NameKey?
  private var extendsNext = false
  /// True if that extension is private.
  private var extendsInPrivate = false
  /// True if the parameters of a generic type or function may come next.
  private var mayBeGeneric = false
  /// How many angle brackets are open since those of the parameters; 0 outside them.
  private var angles = 0
  /// True if the next word is the name of a parameter.
  private var namesParameter = false
  /// True if the next word names a module, or says what is imported from it.
  private var isImport = false
  private var lastImport: Int?
  /// True if the word that was read says that the next one is declared.
  private var declares = false
  private var members = MemberTracker()
  private var places = WordPlaces()

  /// The facts of one file, forgotten for the next.
  package struct Room {
    fileprivate var names = NameSet()
    fileprivate var values = ValueTypes()

    package init() {}
  }

  /// - Parameter lists: where what is found goes, behind what was found in other files.
  /// - Returns: where the last word `import` stands; `nil` if there is none.
  @discardableResult
  package static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, _ room: inout Room, into lists: inout NameLists
  ) -> Int? {
    room.names.removeAll()
    room.values.removeAll()
    var scanner = TypeScanner(bytes)
    swap(&scanner.found, &lists)
    while let token = scanner.lexer.next() { scanner.read(token, &room) }
    scanner.finish(&room)
    swap(&scanner.found, &lists)
    return scanner.lastImport
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    lexer = SwiftLexer(bytes)
    lines = LineCounter(bytes)
  }
}

extension TypeScanner {
  private mutating func read(_ token: SwiftToken, _ room: inout Room) {
    let byte = bytes[token.range.lowerBound]
    switch token.kind {
    case .comment: return
    case .literal:
      mayBeGeneric = false
      if room.values.isGiving { room.values.end(&room.names) }
      places.pass(token)
      previous = UInt8(ascii: "\"")
    case .punctuation:
      readSign(byte)
      readSignOfValue(byte, &room)
      places.pass(sign: token, byte, in: bytes)
      isBehindDot = byte == UInt8(ascii: ".") && previous != byte
      previous = byte
    case .word:
      readWord(token, byte, &room)
      places.pass(token)
      if declares { places.declare() }
      declares = false
      previous = byte
    }
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
    if angles > 0 || mayBeGeneric { readParameters(byte) }
    mayBeGeneric = false
  }

  /// `login: Login`, `login = Login()`
  private mutating func readSignOfValue(_ byte: UInt8, _ room: inout Room) {
    if room.values.isGiving { room.values.readSign(byte, &room.names) }
    guard byte == UInt8(ascii: ":") || byte == UInt8(ascii: "="), previous.mayBeginValue,
      let name = places.lastWord
    else { return }
    room.values.begin(NameKey(bytes[nameRange(name)]))
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

  private mutating func readWord(_ token: SwiftToken, _ byte: UInt8, _ room: inout Room) {
    let isMember =
      previous == UInt8(ascii: ".") && isBehindDot || previous == UInt8(ascii: "#")
    mayBeGeneric = mayBeGeneric && !isMember
    if byte == UInt8(ascii: "i"), TypeKeyword(bytes[token.range]) == .importer {
      lastImport = token.range.lowerBound
    }
    if room.values.isGiving {
      room.values.readWord(bytes[token.range], isType: byte.beginsType, &room.names)
    }
    if isImport {
      isImport = TypeKeyword(bytes[token.range]) != nil
    } else if angles == 1, namesParameter {
      readParameter(token, &room)
    } else if members.expectsName, let name = members.declare(behind: previous) {
      declare(name, token, &room)
    } else if byte.mayBeginType {
      let isBlank = byte == UInt8(ascii: "_") && token.range.count == 1
      if isMember {
        if members.isInHeader { members.readMember(NameKey(bytes[nameRange(token)])) }
      } else if !isBlank {
        readName(token, &room)
      }
    } else if !isMember, let word = TypeKeyword(bytes[token.range]) {
      read(word, byte, &room)
    } else if byte >= UInt8(ascii: "a") {
      if members.isInHeader, !isMember, NameKey(bytes[token.range]) == Self.condition {
        members.readWhere()
      }
      say(token, isBehindDot: isMember && previous == UInt8(ascii: "."), &room)
    }
  }

  /// Reads what is a type, unless it is the name of an argument, a parameter or a local variable.
  private mutating func readName(_ token: SwiftToken, _ room: inout Room) {
    switch places.role(of: token, behind: previous, isVariable: members.isLocal, in: bytes) {
    case .variable: append(token, isTopLevel: false, isPrivate: true, &room)
    case .argument: break
    case nil: name(token, &room)
    }
  }

  /// Notes where a word stands.
  private mutating func say(_ token: SwiftToken, isBehindDot: Bool, _ room: inout Room) {
    let places = places.places(
      of: token, behind: previous, isBehindDot: isBehindDot, isInType: members.isInType, in: bytes)
    guard !places.isEmpty else { return }
    let key = NameKey(bytes[token.range])
    // Behind a dot, a name of one word may be anything, wherever its type is not known.
    if !places.isSubset(of: .behind) || previous == UInt8(ascii: "#")
      || bytes.hasCapital(in: token.range)
    {
      if let number = room.names.number(of: key, orNew: found.words.count) {
        found.words[number].add(places)
      } else {
        found.words.append(SaidWord(key, at: places))
      }
    }
    guard isBehindDot, places.contains(.behind) else { return }
    switch self.places.receiver(in: bytes) {
    case .type(let type): note(NamePair(key.short, type.short), &room)
    case .value(let value): room.values.use(key, of: value, &room.names)
    case .either(let name):
      note(NamePair(key.short, name.short), &room)
      room.values.use(key, of: name, &room.names)
    case nil: break
    }
  }

  /// Notes a word behind the dot of a type, or of a value of that type.
  private mutating func note(_ use: NamePair, _ room: inout Room) {
    if room.names.insert(NameKey(use)) { found.typed.append(use) }
  }

  private mutating func finish(_ room: inout Room) {
    // What is a variable of the file, and never stands behind a dot, is nothing of another file; nor
    // is what Swift means something by.
    found.words.removeAll { word in
      !word.places.contains(.behind)
        && (word.places.contains(.declared) || Self.known.contains(word.key))
    }
    room.values.end(&room.names)
    for index in 0..<room.values.count {
      if let use = room.values.use(at: index, room.names) { note(use, &room) }
    }
  }

  private mutating func read(_ word: TypeKeyword, _ byte: UInt8, _ room: inout Room) {
    let wasPrivate = isPrivate
    isPrivate =
      word == .secret
      || isPrivate && (word == .type || word == .alias || word == .function || word == .ofType)
    members.read(word, byte, isPrivate: wasPrivate)
    declares = word.declares(byte)
    switch word {
    case .type, .alias: declare(hasBody: word == .type, &room)
    case .function, .maker, .macro:
      places.beginFunction()
      mayBeGeneric = true
      angles = 0
      if depth == 0 { outer = nil }
    case .extender:
      extendsNext = depth == 0
      extendsInPrivate = wasPrivate
    case .importer: isImport = true
    case .secret, .ofType, .member: break
    }
  }

  /// Notes something that is no type.
  private mutating func declare(
    _ name: MemberTracker.Name, _ token: SwiftToken, _ room: inout Room
  ) {
    let key = NameKey(bytes[nameRange(token)])
    if !name.isExtended, let owner = name.owner {
      found.add(member: key.short, of: owner.short)
    }
    guard name.isFree || name.isExtended else { return }
    // What begins like a type is found where types are named.
    if name.isFree, bytes[nameRange(token)].first?.mayBeginType == true {
      return append(token, isTopLevel: true, isPrivate: name.isPrivate, &room)
    }
    let place = lines.place(of: token.range.lowerBound)
    found.free.append(DeclaredMember(name, called: bytes[nameRange(token)], at: place))
  }

  /// Reads the name behind `struct` and the like.
  private mutating func declare(hasBody: Bool, _ room: inout Room) {
    defer { isPrivate = false }
    var ahead = lexer
    // `class func` declares no type.
    guard let name = ahead.next(), name.kind == .word, TypeKeyword(bytes[name.range]) == nil else {
      return
    }
    lexer = ahead
    append(name, isTopLevel: depth == 0, isPrivate: isPrivate, &room)
    let key = NameKey(bytes[nameRange(name)])
    if depth == 0 { outer = key }
    if hasBody { members.begin(key, isExtension: false, isPrivate: false) }
    mayBeGeneric = true
  }

  /// `Row`, `each Row`, `let count`
  private mutating func readParameter(_ token: SwiftToken, _ room: inout Room) {
    guard TypeKeyword(bytes[token.range]) == nil else { return }
    // Those of a type are known to its extensions, those of a function to itself.
    append(token, isTopLevel: false, isPrivate: outer == nil, &room)
    namesParameter = false
  }

  private mutating func append(
    _ name: SwiftToken, isTopLevel: Bool, isPrivate: Bool, _ room: inout Room
  ) {
    let key = NameKey(bytes[nameRange(name)])
    if !isTopLevel {
      // What is inside of others is reported once: nearly all functions may have a `Value`.
      let home = isPrivate ? 1 : outer?.short ?? 0
      guard room.names.insert(NameKey(NamePair(key.short, home)).asDeclared) else { return }
    }
    found.declared.append(
      DeclaredType(
        key, at: lines.place(of: name.range.lowerBound), isTopLevel: isTopLevel,
        isPrivate: isPrivate, outer: isTopLevel ? nil : outer))
  }

  private mutating func name(_ token: SwiftToken, _ room: inout Room) {
    let key = NameKey(bytes[nameRange(token)])
    if extendsNext {
      outer = key
      extendsNext = false
      members.begin(key, isExtension: true, isPrivate: extendsInPrivate)
    } else if angles == 0, let heir = members.heir {
      found.parents.append(NamePair(heir.short, key.short))
    }
    guard room.names.insert(key) else { return }
    found.named.append(NamedType(key, at: token.range.lowerBound))
  }

  /// Words of Swift, and variables that nobody declares: by themselves they mean nothing else.
  private static let known = Set(
    SwiftKeyword.all.union(LocalNames.implicit).map { SaidWord.key(of: NameKey($0)) })
  private static let condition = NameKey("where")

  /// The name without its backquotes.
  private func nameRange(_ token: SwiftToken) -> Range<Int> {
    bytes[token.range.lowerBound] == UInt8(ascii: "`")
      ? token.range.lowerBound + 1..<token.range.upperBound - 1 : token.range
  }
}

extension UInt8 {
  /// True if a word that begins so may be a type; a small letter begins no type.
  fileprivate var mayBeginType: Bool {
    beginsType || self == UInt8(ascii: "_") || self == UInt8(ascii: "`")
  }

  /// True if what begins so may be the name of a value.
  fileprivate var mayBeginValue: Bool {
    self >= UInt8(ascii: "_") && (isPartOfWord || self == UInt8(ascii: "`"))
  }
}
