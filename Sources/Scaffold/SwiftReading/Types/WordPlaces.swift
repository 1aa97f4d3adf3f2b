/// Follows what stands before the words of a file, to tell where each stands.
struct WordPlaces {
  /// For each open bracket, the innermost last, what it is.
  private var brackets: UInt64 = 0
  /// Whether the parameters of a function come next.
  private var isBeforeParameters = false
  /// The last token that is no `?` and no `!`.
  private var last: SwiftToken?
  /// Whether the call that was closed last makes a value of a type: `Login()`.
  private var hasMadeValue = false
  /// The token before the last dot.
  private var receiver: SwiftToken?
  /// Whether a name is declared that stands behind the last token.
  private var isBehindDeclaring = false
}

extension WordPlaces {
  /// What an open bracket is, in three bits.
  private struct Bracket: OptionSet {
    let rawValue: UInt64

    static let parenthesis = Bracket(rawValue: 1)
    /// The parameters of a function stand in it.
    static let parameters = Bracket(rawValue: 2)
    /// It stands behind the name of a type.
    static let call = Bracket(rawValue: 4)
  }

  mutating func pass(
    _ token: SwiftToken, _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    isBehindDeclaring = false
    if token.kind == .punctuation {
      switch byte {
      case UInt8(ascii: "."): receiver = last
      case UInt8(ascii: "("):
        var bracket = Bracket.parenthesis
        if isBeforeParameters { bracket.insert(.parameters) }
        if let last, last.kind == .word, bytes[last.range.lowerBound] <= UInt8(ascii: "Z") {
          bracket.insert(.call)
        }
        open(bracket)
        isBeforeParameters = false
      case UInt8(ascii: "["): open([])
      case UInt8(ascii: "{"):
        open([])
        isBeforeParameters = false
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        hasMadeValue = bracket.contains(.call)
        brackets >>= 3
      case UInt8(ascii: "?"), UInt8(ascii: "!"): return
      default: break
      }
    }
    last = token
  }

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
    if previous == UInt8(ascii: "#") { return .elsewhere }
    if previous == UInt8(ascii: "."), isBehindDot { return placesBehindDot(in: bytes) }
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

  private func placesBehindDot(in bytes: UnsafeBufferPointer<UInt8>) -> SaidWord.Places {
    guard let receiver else { return .elsewhere }
    let byte = bytes[receiver.range.lowerBound]
    switch receiver.kind {
    case .literal: return .behindType
    case .punctuation, .comment:
      return byte == UInt8(ascii: ")") && hasMadeValue ? .behindType : .elsewhere
    case .word: break
    }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return .elsewhere
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return Self.shortText(receiver.range, in: bytes) == Self.ownType ? .inside : .behindType
    case UInt8(ascii: "a")...UInt8(ascii: "z"): break
    default: return [.behindType, .behindValue]
    }
    guard let text = Self.shortText(receiver.range, in: bytes) else { return .behindValue }
    if text == Self.own { return .inside }
    if text == Self.parent { return [] }
    return Self.keywords.contains(text) ? .elsewhere : .behindValue
  }

  /// What comes behind a word: its first byte, and whether it is a word, be it `as` or `is`.
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
}
