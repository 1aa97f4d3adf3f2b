/// Follows what stands before the words of a file, to know where each stands.
struct WordPlaces {
  /// For each open bracket, the innermost last, what it is.
  private var brackets: UInt64 = 0
  /// True if the parameters of a function come next.
  private var isBeforeParameters = false
  /// The last token that is no `?` and no `!`.
  private var last: SwiftToken?
  /// The words behind which brackets are open that make a value of a type, the innermost last.
  private var calls: [NameKey] = []
  /// The type of which the call that was closed last makes a value: `Login()`.
  private var made: NameKey?
  /// The token before the last dot.
  private var receiver: SwiftToken?
  /// True if a name is declared that stands behind the last token.
  private var isBehindDeclaring = false
}

extension WordPlaces {
  /// The kind of an open bracket, in three bits.
  private struct Bracket: OptionSet {
    let rawValue: UInt64

    static let parenthesis = Bracket(rawValue: 1)
    /// The parameters of a function stand in it.
    static let parameters = Bracket(rawValue: 2)
    /// It stands behind the name of a type.
    static let call = Bracket(rawValue: 4)
  }

  /// The value before the dot of a word.
  enum Receiver {
    case type(NameKey)
    case value(NameKey)
    /// A name without a letter that is small or large.
    case either(NameKey)
  }

  /// Passes a word or a literal.
  mutating func pass(_ token: SwiftToken) {
    isBehindDeclaring = false
    last = token
  }

  mutating func pass(
    sign token: SwiftToken, _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    isBehindDeclaring = false
    switch byte {
    case UInt8(ascii: "."): receiver = last
    case UInt8(ascii: "("):
      open(bracket(in: bytes))
      isBeforeParameters = false
    case UInt8(ascii: "["): open([])
    case UInt8(ascii: "{"):
      open([])
      isBeforeParameters = false
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      made = bracket.contains(.call) ? calls.popLast() : nil
      brackets >>= 3
    case UInt8(ascii: "?"), UInt8(ascii: "!"): return
    default: break
    }
    last = token
  }

  /// The kind of a bracket that opens behind the last token.
  private mutating func bracket(in bytes: UnsafeBufferPointer<UInt8>) -> Bracket {
    var bracket = Bracket.parenthesis
    if isBeforeParameters { bracket.insert(.parameters) }
    if let last, last.kind == .word, bytes[last.range.lowerBound] <= UInt8(ascii: "Z") {
      bracket.insert(.call)
      // Far below, brackets are forgotten, and with them what they were for.
      if brackets == 0 { calls.removeAll(keepingCapacity: true) }
      calls.append(NameKey(bytes[last.range]))
    }
    return bracket
  }

  /// The last token, if it is a word.
  var lastWord: SwiftToken? { last.flatMap { $0.kind == .word ? $0 : nil } }

  private mutating func open(_ bracket: Bracket) { brackets = brackets << 3 | bracket.rawValue }

  /// The innermost one that is open.
  private var bracket: Bracket { Bracket(rawValue: brackets & 7) }

  /// Notes that the name of something may come next: `let`, `func`, `struct`.
  mutating func declare() { isBehindDeclaring = true }

  /// Notes that the parameters of a function come next.
  mutating func beginFunction() { isBeforeParameters = true }

  /// Where a word stands that begins with a small letter; nowhere, if it is the name of what is
  /// declared there, or of an argument.
  ///
  /// - Parameter previous: the sign before it.
  func places(
    of word: SwiftToken, behind previous: UInt8, isBehindDot: Bool, isInType: Bool,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> SaidWord.Places {
    if previous == UInt8(ascii: "#") { return .behind }
    if isBehindDot { return placesBehindDot(in: bytes) }
    let alone: SaidWord.Places = isInType ? .inside : .outside
    if isBehindDeclaring {
      // `if let name {`
      let next = next(behind: word, in: bytes)
      return next.byte == UInt8(ascii: ",") || next.byte == UInt8(ascii: "{") || next.isWord
        ? alone : .declared
    }
    let isFirst = previous == UInt8(ascii: "(") || previous == UInt8(ascii: ",")
    let bracket = bracket
    guard bracket.contains(.parameters) || isFirst && bracket.contains(.parenthesis) else {
      return alone
    }
    let next = next(behind: word, in: bytes)
    if next.byte == UInt8(ascii: ":"), bracket.contains(.parameters) { return .declared }
    return isFirst && (next.byte == UInt8(ascii: ":") || next.isWord && !next.isOperator)
      ? [] : alone
  }

  /// The role of a word that may be a type; `nil` if it is none of these.
  ///
  /// - Parameter isVariable: whether it stands where a function declares a variable.
  func role(
    of word: SwiftToken, behind previous: UInt8, isVariable: Bool,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Role? {
    let bracket = bracket
    let isFirst = previous == UInt8(ascii: "(") || previous == UInt8(ascii: ",")
    let mayBeLabel =
      bracket.contains(.parenthesis) && (isFirst || previous == UInt8(ascii: "_"))
    guard isVariable || mayBeLabel else { return nil }
    let next = next(behind: word, in: bytes).byte
    // `case let Phase.failed(error)` declares no `Phase`.
    if isVariable {
      return next == UInt8(ascii: ".") || next == UInt8(ascii: "(") ? nil : .variable
    }
    guard next == UInt8(ascii: ":") else { return nil }
    return bracket.contains(.parameters) ? .variable : .argument
  }

  /// The role of a word with a capital that is no type.
  enum Role {
    /// The name of an argument: it means nothing outside of its brackets.
    case argument
    /// A parameter or a local variable.
    case variable
  }

  private func placesBehindDot(in bytes: UnsafeBufferPointer<UInt8>) -> SaidWord.Places {
    guard let receiver, receiver.kind == .word,
      let text = Self.shortText(receiver.range, in: bytes)
    else { return .behind }
    if text == Self.own || text == Self.ownType { return .inside }
    return text == Self.parent ? [] : .behind
  }

  /// The type of which a word behind a dot is a member, as far as the text before the dot says.
  func receiver(in bytes: UnsafeBufferPointer<UInt8>) -> Receiver? {
    guard let receiver else { return nil }
    let byte = bytes[receiver.range.lowerBound]
    switch receiver.kind {
    case .literal: return .type(Self.text)
    case .punctuation: return byte == UInt8(ascii: ")") ? made.map(Receiver.type) : nil
    case .comment: return nil
    case .word: break
    }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return nil
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return .type(NameKey(bytes[receiver.range]))
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      let text = Self.shortText(receiver.range, in: bytes)
      let isKeyword = text.map(Self.keywords.contains) ?? false
      return isKeyword ? nil : .value(NameKey(bytes[receiver.range]))
    case UInt8(ascii: "`"):
      return .either(
        NameKey(bytes[receiver.range.lowerBound + 1..<receiver.range.upperBound - 1]))
    default: return .either(NameKey(bytes[receiver.range]))
    }
  }

  /// The token behind a word: its first byte, and whether it is a word, be it `as` or `is`.
  private func next(
    behind word: SwiftToken, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (byte: UInt8, isWord: Bool, isOperator: Bool) {
    var place = word.range.upperBound
    while place < bytes.count, bytes[place] <= UInt8(ascii: " ") { place += 1 }
    guard place < bytes.count else { return (0, false, false) }
    guard bytes[place].isPartOfWord else { return (bytes[place], false, false) }
    let start = place
    while place < bytes.count, place < start + 3, bytes[place].isPartOfWord { place += 1 }
    let isOperator =
      place == start + 2 && bytes[start + 1] == UInt8(ascii: "s")
      && (bytes[start] == UInt8(ascii: "a") || bytes[start] == UInt8(ascii: "i"))
    return (bytes[start], true, isOperator)
  }
}

// MARK: - Short words

extension WordPlaces {
  /// A word of at most eight bytes, as a number.
  private static func shortText(
    _ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> UInt64? {
    guard range.count <= 8 else { return nil }
    return bytes[range].reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func shortText(_ text: String) -> UInt64 {
    text.utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static let own = shortText("self")
  private static let ownType = shortText("Self")
  private static let parent = shortText("super")

  private static let keywords = NameUseReader.keywords.map(shortText)

  /// The type of a text between quotes.
  private static let text = NameKey("String")
}
