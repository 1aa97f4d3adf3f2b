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
    previous = byte
  }

  private mutating func readSign(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"):
      depth = max(0, depth - 1)
      isPrivate = false
    case UInt8(ascii: "<") where mayBeGeneric: readParameters()
    // `private(set) var`
    case UInt8(ascii: "("): isPrivate = false
    default: break
    }
    mayBeGeneric = false
  }

  private mutating func readWord(_ token: SwiftToken, _ byte: UInt8, _ names: inout NameSet) {
    mayBeGeneric = previous != UInt8(ascii: ".") && mayBeGeneric
    if byte.isCapitalOrUncased {
      if previous != UInt8(ascii: ".") { name(token, &names) }
    } else if previous != UInt8(ascii: "."), let word = Keyword(bytes[token.range]) {
      switch word {
      case .type: declare()
      case .function: mayBeGeneric = true
      case .secret: isPrivate = true
      case .member: isPrivate = false
      }
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
    append(name, isTopLevel: depth == 0)
    mayBeGeneric = true
  }

  /// `<Row, Failure: Error>`: the parameters hide types of the same name.
  private mutating func readParameters() {
    var (level, isName) = (1, true)
    while level > 0, let token = lexer.next() {
      let byte = bytes[token.range.lowerBound]
      if token.kind == .word, isName { append(token, isTopLevel: false) }
      isName = level == 1 && byte == UInt8(ascii: ",")
      if byte == UInt8(ascii: "<") { level += 1 }
      if byte == UInt8(ascii: ">"), previous != UInt8(ascii: "-") { level -= 1 }
      // What looked like parameters was a comparison.
      if byte == UInt8(ascii: "{") {
        depth += 1
        return
      }
      previous = byte
    }
  }

  private mutating func append(_ name: SwiftToken, isTopLevel: Bool) {
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
    Entry(word: "case", kind: .member), Entry(word: "init", kind: .member),
    Entry(word: "subscript", kind: .member), Entry(word: "extension", kind: .member),
    Entry(word: "import", kind: .member),
  ]
}

extension UInt8 {
  /// Whether a word that begins so may be a type; a small letter begins no type.
  fileprivate var isCapitalOrUncased: Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) || self >= 0x80
      || self == UInt8(ascii: "`")
  }
}
