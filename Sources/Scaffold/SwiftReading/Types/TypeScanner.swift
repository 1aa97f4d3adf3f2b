/// Finds the types that a Swift file declares, and the names in it that may be types.
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
  /// Whether the parameters of a generic type or function may come next.
  private var mayBeGeneric = false
  /// How many angle brackets are open since those of the parameters; 0 outside them.
  private var angles = 0
  /// Whether the next word is the name of a parameter.
  private var namesParameter = false
  /// Whether the next word names a module, or says what is imported from it.
  private var isImport = false

  /// What was found.
  package struct Outcome {
    package var declared: [DeclaredType] = []
    /// Each name once, where it stands first.
    package var named: [NamedType] = []

    package init(declared: [DeclaredType] = [], named: [NamedType] = []) {
      self.declared = declared
      self.named = named
    }
  }

  /// - Parameter names: the names met so far; those of the file before are forgotten.
  package static func scan(_ bytes: UnsafeBufferPointer<UInt8>, names: inout NameSet) -> Outcome {
    names.removeAll()
    var scanner = TypeScanner(bytes)
    while let token = scanner.lexer.next() { scanner.read(token, &names) }
    return scanner.found
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
    isBehindDot = byte == UInt8(ascii: ".") && previous != byte
    previous = token.kind == .literal ? UInt8(ascii: "\"") : byte
  }

  private mutating func readSign(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"):
      depth = max(0, depth - 1)
      isPrivate = false
      if depth == 0 { outer = nil }
    // `private(set) var`
    case UInt8(ascii: "("): isPrivate = false
    default: break
    }
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
    } else if byte.mayBeginType {
      let isBlank = byte == UInt8(ascii: "_") && token.range.count == 1
      if !isMember, !isBlank { name(token, &names) }
    } else if !isMember, let word = TypeKeyword(bytes[token.range]) {
      read(word)
    }
  }

  private mutating func read(_ word: TypeKeyword) {
    isPrivate = word == .secret || isPrivate && (word == .type || word == .function)
    switch word {
    case .type: declare()
    case .function, .maker:
      mayBeGeneric = true
      angles = 0
      if depth == 0 { outer = nil }
    case .extender: extendsNext = depth == 0
    case .importer: isImport = true
    case .secret, .member: break
    }
  }

  /// Reads the name behind `struct` and the like.
  private mutating func declare() {
    defer { isPrivate = false }
    var ahead = lexer
    // `class func` declares no type.
    guard let name = ahead.next(), name.kind == .word, TypeKeyword(bytes[name.range]) == nil else {
      return
    }
    lexer = ahead
    append(name, isTopLevel: depth == 0, isPrivate: isPrivate)
    if depth == 0 { outer = NameKey(bytes[nameRange(name)]) }
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
    let range = nameRange(name)
    found.declared.append(
      DeclaredType(
        name: String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self),
        key: NameKey(bytes[range]), line: place.line, column: place.column,
        isTopLevel: isTopLevel, isPrivate: isPrivate, outer: isTopLevel ? nil : outer))
  }

  private mutating func name(_ token: SwiftToken, _ names: inout NameSet) {
    let key = NameKey(bytes[nameRange(token)])
    if extendsNext {
      outer = key
      extendsNext = false
    }
    guard names.insert(key) else { return }
    let place = lines.place(of: token.range.lowerBound)
    found.named.append(
      NamedType(
        key: key, line: Int32(clamping: place.line), column: Int32(clamping: place.column)))
  }

  /// The name without its backquotes.
  private func nameRange(_ token: SwiftToken) -> Range<Int> {
    bytes[token.range.lowerBound] == UInt8(ascii: "`")
      ? token.range.lowerBound + 1..<token.range.upperBound - 1 : token.range
  }
}

extension UInt8 {
  /// Whether a word that begins so may be a type; a small letter begins no type.
  fileprivate var mayBeginType: Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) || self >= 0x80
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "`")
  }
}
