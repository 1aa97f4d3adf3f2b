/// Finds the types that a Swift file declares, and the names in it that may be types.
struct TypeScanner {
  private var lexer: SwiftLexer
  private var lines: LineCounter
  private let bytes: UnsafeBufferPointer<UInt8>
  private var found = Outcome()

  private var depth = 0
  private var previous: UInt8 = 0
  private var isPrivate = false
  /// Whether the parameters of a generic type or function may come next.
  private var mayBeGeneric = false
  /// How many angle brackets are open since those of the parameters; 0 outside them.
  private var angles = 0
  /// Whether the next word is the name of a parameter.
  private var namesParameter = false
  /// Whether the next word names a module, or says what is imported from it.
  private var isImport = false

  /// What was found.
  struct Outcome {
    var declared: [DeclaredType] = []
    /// Each name once, where it stands first.
    var named: [NamedType] = []
  }

  /// - Parameter names: the names met so far; those of the file before are forgotten.
  static func scan(_ bytes: UnsafeBufferPointer<UInt8>, names: inout NameSet) -> Outcome {
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
    case .text: mayBeGeneric = false
    case .sign: readSign(byte)
    case .word: readWord(token, byte, &names)
    }
    previous = token.kind == .text ? UInt8(ascii: "\"") : byte
  }

  private mutating func readSign(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"):
      depth = max(0, depth - 1)
      isPrivate = false
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
    // What looked like parameters was a comparison.
    case UInt8(ascii: "{"), UInt8(ascii: "}"): angles = 0
    default: break
    }
  }

  private mutating func readWord(_ token: SwiftToken, _ byte: UInt8, _ names: inout NameSet) {
    let isMember = previous == UInt8(ascii: ".") || previous == UInt8(ascii: "#")
    mayBeGeneric = mayBeGeneric && !isMember
    if isImport {
      isImport = Keyword(bytes[token.range]) != nil
    } else if angles == 1, namesParameter {
      readParameter(token)
    } else if byte.mayBeginType {
      let isBlank = byte == UInt8(ascii: "_") && token.range.count == 1
      if !isMember, !isBlank { name(token, &names) }
    } else if !isMember, let word = Keyword(bytes[token.range]) {
      read(word)
    }
  }

  private mutating func read(_ word: Keyword) {
    isPrivate = word == .secret || isPrivate && (word == .type || word == .function)
    switch word {
    case .type: declare()
    case .function, .maker: mayBeGeneric = true
    case .importer: isImport = true
    case .secret, .member: break
    }
  }

  /// Reads the name behind `struct` and the like.
  private mutating func declare() {
    defer { isPrivate = false }
    var ahead = lexer
    // `class func` declares no type.
    guard let name = ahead.next(), name.kind == .word, Keyword(bytes[name.range]) == nil else {
      return
    }
    lexer = ahead
    append(name, isTopLevel: depth == 0, isPrivate: isPrivate)
    mayBeGeneric = true
  }

  /// `Row`, `each Row`, `let count`
  private mutating func readParameter(_ token: SwiftToken) {
    guard Keyword(bytes[token.range]) == nil else { return }
    append(token, isTopLevel: false, isPrivate: true)
    namesParameter = false
  }

  private mutating func append(_ name: SwiftToken, isTopLevel: Bool, isPrivate: Bool) {
    let place = lines.place(of: name.range.lowerBound)
    let range = nameRange(name)
    found.declared.append(
      DeclaredType(
        name: String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self),
        key: NameKey(bytes[range]), line: place.line, column: place.column,
        isTopLevel: isTopLevel, isPrivate: isPrivate))
  }

  private mutating func name(_ token: SwiftToken, _ names: inout NameSet) {
    let key = NameKey(bytes[nameRange(token)])
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

/// The words of Swift that matter to types.
private enum Keyword {
  /// `struct`, `class`, …: a type follows.
  case type
  case function
  /// `private`, `fileprivate`
  case secret
  /// `let`, `var`, …: what went before was not about a type.
  case member
  /// `init`, `subscript`: as a member, and parameters may follow.
  case maker
  case importer

  init?(_ word: UnsafeBufferPointer<UInt8>.SubSequence) {
    guard word.count < Self.byLength.count else { return nil }
    for entry in Self.byLength[word.count] where entry.stands(in: word) {
      self = entry.kind
      return
    }
    return nil
  }

  /// A word and what it is.
  private struct Entry {
    let word: StaticString
    let kind: Keyword

    func stands(in bytes: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
      for offset in 0..<bytes.count
      where bytes[bytes.startIndex + offset] != word.utf8Start[offset] {
        return false
      }
      return true
    }
  }

  /// The words of each length.
  private static let byLength: [[Entry]] = (0...15).map { length in
    all.filter { $0.word.utf8CodeUnitCount == length }
  }

  private static let all = [
    Entry(word: "struct", kind: .type), Entry(word: "class", kind: .type),
    Entry(word: "enum", kind: .type), Entry(word: "actor", kind: .type),
    Entry(word: "protocol", kind: .type), Entry(word: "typealias", kind: .type),
    Entry(word: "associatedtype", kind: .type), Entry(word: "func", kind: .function),
    Entry(word: "private", kind: .secret), Entry(word: "fileprivate", kind: .secret),
    Entry(word: "let", kind: .member), Entry(word: "var", kind: .member),
    Entry(word: "case", kind: .member), Entry(word: "each", kind: .member),
    Entry(word: "init", kind: .maker), Entry(word: "subscript", kind: .maker),
    Entry(word: "extension", kind: .member), Entry(word: "import", kind: .importer),
  ]
}

extension UInt8 {
  /// Whether a word that begins so may be a type; a small letter begins no type.
  fileprivate var mayBeginType: Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) || self >= 0x80
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "`")
  }
}
