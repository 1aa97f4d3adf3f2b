/// Turns the bytes of a terminal into keys.
///
/// A key may be several bytes, which may come in pieces. Bytes that are no key are dropped. Only
/// time distinguishes the Escape key from the first byte of another: `quiet()` says that it has passed.
package struct KeyReader: Sendable {
  private enum State {
    case ground
    /// Some bytes of a letter, and how many there are to be.
    case letter([UInt8], count: Int)
    /// `ESC`
    case escape
    /// `ESC O`
    case single
    /// `ESC [`, and what came after it
    case sequence([UInt8])
  }

  /// How long the bytes of one key may be apart, in milliseconds.
  package static let patience: Int32 = 50
  private static let longestSequence = 32
  private var state = State.ground

  package init() {}

  /// Whether the Escape key was pressed, unless more bytes come soon.
  package var isWaiting: Bool {
    if case .escape = state { true } else { false }
  }

  package mutating func read(_ bytes: [UInt8]) -> [Key] {
    bytes.flatMap { read($0) }
  }

  /// Says that nothing came for a while.
  package mutating func quiet() -> [Key] {
    guard isWaiting else { return [] }
    state = .ground
    return [.escape]
  }
}

extension KeyReader {
  private mutating func read(_ byte: UInt8) -> [Key] {
    switch state {
    case .ground: begin(byte)
    case .letter(let bytes, let count): goOn(bytes + [byte], count: count)
    case .escape: afterEscape(byte)
    case .single: finish(Self.singles[byte])
    case .sequence(let bytes): inSequence(bytes, byte)
    }
  }

  private mutating func begin(_ byte: UInt8) -> [Key] {
    switch byte {
    case 0x1B:
      state = .escape
      return []
    case 0x20..<0x7F:
      return [.character(Character(Unicode.Scalar(byte)))]
    case 0xC2..<0xE0: return expect(byte, count: 2)
    case 0xE0..<0xF0: return expect(byte, count: 3)
    case 0xF0..<0xF5: return expect(byte, count: 4)
    default:
      return Self.controls[byte].map { [$0] } ?? []
    }
  }

  private mutating func expect(_ byte: UInt8, count: Int) -> [Key] {
    state = .letter([byte], count: count)
    return []
  }

  /// A byte that does not belong to the letter begins another key.
  private mutating func goOn(_ bytes: [UInt8], count: Int) -> [Key] {
    guard let last = bytes.last, last & 0xC0 == 0x80 else {
      state = .ground
      return bytes.last.map { begin($0) } ?? []
    }
    guard bytes.count == count else {
      state = .letter(bytes, count: count)
      return []
    }
    state = .ground
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes), let scalar = text.unicodeScalars.first,
      scalar.properties.generalCategory != .control
    else { return [] }
    return text.map(Key.character)
  }

  private mutating func afterEscape(_ byte: UInt8) -> [Key] {
    switch byte {
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "O"): state = .single
    default:
      state = .ground
      return [.escape] + begin(byte)
    }
    return []
  }

  /// `ESC [ 5 ~`, `ESC [ A`, `ESC [ 1 ; 5 A`
  private mutating func inSequence(_ bytes: [UInt8], _ byte: UInt8) -> [Key] {
    switch byte {
    case 0x20..<0x40 where bytes.count < Self.longestSequence:
      state = .sequence(bytes + [byte])
      return []
    case UInt8(ascii: "~"):
      let number = String(decoding: bytes.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
      return finish(Self.numbered[number])
    case 0x40..<0x7F:
      return finish(Self.singles[byte])
    default:
      state = .ground
      return byte < 0x20 ? begin(byte) : []
    }
  }

  private mutating func finish(_ key: Key?) -> [Key] {
    state = .ground
    return key.map { [$0] } ?? []
  }
}

extension KeyReader {
  private static let controls: [UInt8: Key] = [
    0x01: .home, 0x02: .left, 0x03: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x06: .right,
    0x08: .backspace, 0x09: .tab, 0x0A: .enter, 0x0C: .redraw, 0x0D: .enter, 0x15: .deleteLine,
    0x17: .deleteWord, 0x1A: .suspend, 0x7F: .backspace,
  ]

  private static let singles: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home,
    UInt8(ascii: "M"): .enter, UInt8(ascii: "Z"): .backTab,
  ]

  private static let numbered: [String: Key] = [
    "1": .home, "3": .delete, "4": .end, "5": .pageUp, "6": .pageDown, "7": .home, "8": .end,
  ]
}
