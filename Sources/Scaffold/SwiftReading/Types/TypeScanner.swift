import Templates

/// Finds the types that a Swift file declares, and the names in it that may be types; with them what
/// it declares outside of types and in extensions.
package struct TypeScanner {
  private var lexer: SwiftLexer
  private let bytes: UnsafeBufferPointer<UInt8>
  private var found: FoundNames

  private var depth = 0
  private var previous: UInt8 = 0
  /// True if the dot just before is one alone, and no part of `...`.
  private var isBehindDot = false
  private var isPrivate = false
  /// The outermost type around what is being read, or about to be opened.
  private var outer: NameKey?
  /// Whether the extension is private whose type is named next; `nil` if none is.
  private var extendsInPrivate: Bool?
  private var parameters = GenericParameters()
  /// True if the next word names a module, or says what is imported from it.
  private var isImport = false
  private var lastImport: Int?
  /// True if the word that was read says that the next one is declared.
  private var declares = false
  private var members = MemberTracker()
  private var places = WordPlaces()

  /// - Parameter lists: where what is found goes.
  /// - Returns: where the last word `import` stands; `nil` if there is none.
  @discardableResult
  package static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, _ room: inout Room, into lists: inout NameLists
  ) -> Int? {
    room.removeAll()
    var scanner = TypeScanner(bytes)
    scanner.found.exchange(&lists, &room)
    while let token = scanner.lexer.next() { scanner.read(token) }
    scanner.found.finish()
    scanner.found.exchange(&lists, &room)
    return scanner.lastImport
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    lexer = SwiftLexer(bytes)
    found = FoundNames(bytes)
  }
}

extension TypeScanner {
  private mutating func read(_ token: SwiftToken) {
    let byte = bytes[token.range.lowerBound]
    switch token.kind {
    case .comment: return
    case .literal:
      parameters.mayBegin = false
      found.endValue()
      places.pass(token)
      previous = UInt8(ascii: "\"")
    case .punctuation:
      readSign(byte)
      readSignOfValue(byte)
      places.pass(sign: token, byte, in: bytes)
      isBehindDot = byte == UInt8(ascii: ".") && previous != byte
      previous = byte
    case .word:
      readWord(token, byte)
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
      if let type = members.extended { found.lists.extended.append(type.short) }
    case UInt8(ascii: "}"):
      depth = max(0, depth - 1)
      isPrivate = false
      if depth == 0 { outer = nil }
    // `private(set) var`
    case UInt8(ascii: "("): isPrivate = false
    default: break
    }
    members.readSign(byte, isGeneric: parameters.depth > 0)
    parameters.readSign(byte, behind: previous)
  }

  /// `login: Login`, `login = Login()`
  private mutating func readSignOfValue(_ byte: UInt8) {
    found.readSignOfValue(byte)
    guard byte == UInt8(ascii: ":") || byte == UInt8(ascii: "="), previous.mayBeginValue,
      let name = places.lastWord
    else { return }
    found.beginValue(NameKey(bytes[nameRange(name)]))
  }

  private mutating func readWord(_ token: SwiftToken, _ byte: UInt8) {
    let isMember =
      previous == UInt8(ascii: ".") && isBehindDot || previous == UInt8(ascii: "#")
    parameters.mayBegin = parameters.mayBegin && !isMember
    if byte == UInt8(ascii: "i"), TypeKeyword(bytes[token.range]) == .importer {
      lastImport = token.range.lowerBound
    }
    found.readWordOfValue(bytes[token.range], isType: byte.beginsType)
    if isImport {
      isImport = TypeKeyword(bytes[token.range]) != nil
    } else if parameters.namesNext {
      readParameter(token)
    } else if members.expectsName, let name = members.declare(behind: previous) {
      declare(name, token)
    } else if byte.mayBeginType {
      let isBlank = byte == UInt8(ascii: "_") && token.range.count == 1
      if isMember {
        if members.isInHeader { members.readMember(NameKey(bytes[nameRange(token)])) }
      } else if !isBlank {
        readName(token)
      }
    } else if !isMember, let word = TypeKeyword(bytes[token.range]) {
      read(word, byte)
    } else if byte >= UInt8(ascii: "a") {
      if members.isInHeader, !isMember, NameKey(bytes[token.range]) == Self.condition {
        members.readWhere()
      }
      say(token, isBehindDot: isMember && previous == UInt8(ascii: "."))
    }
  }

  /// Reads what is a type, unless it is the name of an argument, a parameter or a local variable.
  private mutating func readName(_ token: SwiftToken) {
    switch places.role(of: token, behind: previous, isVariable: members.isLocal, in: bytes) {
    case .variable: declareType(token, isTopLevel: false, isPrivate: true)
    case .argument: break
    case nil: name(token)
    }
  }

  /// Notes where a word stands.
  private mutating func say(_ token: SwiftToken, isBehindDot: Bool) {
    let places = places.places(
      of: token, behind: previous, isBehindDot: isBehindDot, isInType: members.isInType, in: bytes)
    guard !places.isEmpty else { return }
    let key = NameKey(bytes[token.range])
    // Behind a dot, a name of one word may be anything, wherever its type is not known.
    if !places.isSubset(of: .behind) || previous == UInt8(ascii: "#")
      || bytes.hasCapital(in: token.range)
    {
      found.say(key, at: places)
    }
    guard isBehindDot, places.contains(.behind) else { return }
    switch self.places.receiver(in: bytes) {
    case .type(let type): found.use(NamePair(key.short, type.short))
    case .value(let value): found.use(key, ofValue: value)
    case .either(let name):
      found.use(NamePair(key.short, name.short))
      found.use(key, ofValue: name)
    case nil: break
    }
  }

  private mutating func read(_ word: TypeKeyword, _ byte: UInt8) {
    let wasPrivate = isPrivate
    isPrivate =
      word == .secret
      || isPrivate && (word == .type || word == .alias || word == .function || word == .ofType)
    members.read(word, byte, isPrivate: wasPrivate)
    declares = word.declares(byte)
    switch word {
    case .type, .alias: declare(hasBody: word == .type)
    case .function, .maker, .macro:
      places.beginFunction()
      parameters = GenericParameters(mayBegin: true)
      if depth == 0 { outer = nil }
    case .extender:
      extendsInPrivate = depth == 0 ? wasPrivate : nil
    case .importer: isImport = true
    case .secret, .ofType, .member: break
    }
  }

  /// Notes something that is no type.
  private mutating func declare(
    _ name: MemberTracker.Name, _ token: SwiftToken
  ) {
    let key = NameKey(bytes[nameRange(token)])
    if !name.isExtended, let owner = name.owner {
      found.lists.add(member: key.short, of: owner.short)
    }
    guard name.isFree || name.isExtended else { return }
    // What begins like a type is found where types are named.
    if name.isFree, bytes[nameRange(token)].first?.mayBeginType == true {
      return declareType(token, isTopLevel: true, isPrivate: name.isPrivate)
    }
    found.declare(name, called: bytes[nameRange(token)], at: token.range.lowerBound)
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
    declareType(name, isTopLevel: depth == 0, isPrivate: isPrivate)
    let key = NameKey(bytes[nameRange(name)])
    if depth == 0 { outer = key }
    if hasBody { members.begin(key, isExtension: false, isPrivate: false) }
    parameters.mayBegin = true
  }

  /// `Row`, `each Row`, `let count`
  private mutating func readParameter(_ token: SwiftToken) {
    guard TypeKeyword(bytes[token.range]) == nil else { return }
    // Those of a type are known to its extensions, those of a function to itself.
    declareType(token, isTopLevel: false, isPrivate: outer == nil)
    parameters.readName()
  }

  private mutating func declareType(_ name: SwiftToken, isTopLevel: Bool, isPrivate: Bool) {
    found.declare(
      NameKey(bytes[nameRange(name)]), at: name.range.lowerBound, isTopLevel: isTopLevel,
      isPrivate: isPrivate, in: outer)
  }

  private mutating func name(_ token: SwiftToken) {
    let key = NameKey(bytes[nameRange(token)])
    if let isPrivate = extendsInPrivate {
      outer = key
      extendsInPrivate = nil
      members.begin(key, isExtension: true, isPrivate: isPrivate)
    } else if parameters.depth == 0, let heir = members.heir {
      found.lists.parents.append(NamePair(heir.short, key.short))
    }
    found.name(key, at: token.range.lowerBound)
  }

  private static let condition = NameKey("where")

  /// The name without its backquotes.
  private func nameRange(_ token: SwiftToken) -> Range<Int> {
    bytes[token.range.lowerBound] == UInt8(ascii: "`")
      ? token.range.lowerBound + 1..<token.range.upperBound - 1 : token.range
  }
}
