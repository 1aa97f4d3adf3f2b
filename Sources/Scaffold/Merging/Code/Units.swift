import SwiftReading

/// The words, signs and literals of a text, and which bracket closes which.
///
/// There are none for a text whose brackets, literals or comments do not fit.
struct Units: Sendable {
  let bytes: Text
  private(set) var list: [Unit] = []
  private(set) var comments: [Range<Int>] = []
  /// For each bracket that opens, the unit that closes it.
  private(set) var closings: [Int] = []

  init?(_ bytes: Text, deepest: Int = Self.deepest) {
    self.bytes = bytes
    var literals = LiteralSpans(bytes: bytes)
    let isWhole = bytes.withUnsafeBufferPointer { buffer -> Bool in
      var lexer = SwiftLexer(buffer, keepingComments: true)
      while let token = lexer.next() {
        let start = bytes.startIndex + token.range.lowerBound
        let range = start..<(start + token.range.count)
        switch token.kind {
        case .comment:
          guard Self.isClosed(comment: bytes[range]) else { return false }
          comments.append(range)
        case .literal:
          guard let literal = literals.add(range) else { return false }
          if case .whole(let range) = literal { list.append(Unit(kind: .literal, range: range)) }
        case .word, .punctuation:
          guard !literals.isOpen else { continue }
          list.append(Unit(kind: token.kind == .word ? .word : .sign, range: range))
        }
      }
      return true
    }
    guard isWhole, !literals.isOpen, pair(deepest) else { return nil }
  }

  static func areWhole(_ bytes: [UInt8]) -> Bool { Units(bytes[...]) != nil }

  /// True if nothing but its depth keeps a text from having units.
  static func areTooDeep(_ bytes: Text) -> Bool {
    Units(bytes) == nil && Units(bytes, deepest: .max) != nil
  }
}

extension Units {
  subscript(index: Int) -> Text {
    index >= 0 && index < list.count ? bytes[list[index].range] : bytes[bytes.endIndex...]
  }

  func says(_ text: StaticString, at index: Int) -> Bool {
    guard index >= 0, index < list.count else { return false }
    let unit = list[index]
    guard unit.kind != .literal, unit.range.count == text.utf8CodeUnitCount else { return false }
    var place = 0
    while place < text.utf8CodeUnitCount {
      if bytes[unit.range.lowerBound + place] != text.utf8Start[place] { return false }
      place += 1
    }
    return true
  }

  func isWord(at index: Int) -> Bool {
    index >= 0 && index < list.count && list[index].kind == .word
  }

  /// True if a unit is a bracket that opens.
  func opens(at index: Int) -> Bool {
    list[index].kind == .sign && Self.closing(of: bytes[list[index].range.lowerBound]) != nil
  }

  /// True if a unit is the first of its line.
  func startsLine(_ index: Int) -> Bool {
    let end = index > 0 ? list[index - 1].range.upperBound : bytes.startIndex
    return index == 0 || bytes[end..<list[index].range.lowerBound].contains(UInt8(ascii: "\n"))
  }

  /// True if nothing stands between a unit and the one before it.
  func touchesLast(_ index: Int) -> Bool {
    index > 0 && index < list.count
      && list[index - 1].range.upperBound == list[index].range.lowerBound
  }
}

extension Units {
  /// How many brackets and conditions stand in one another at most, so that reading and merging
  /// them needs little of the stack. There are no units for deeper code, and so nobody can say
  /// whether a merge has kept it: where both sides changed it, it is a conflict.
  static let deepest = 30

  /// Finds which bracket closes which.
  ///
  /// - Returns: whether they fit.
  private mutating func pair(_ deepest: Int) -> Bool {
    closings = Array(repeating: 0, count: list.count)
    var open: [(index: Int, closing: UInt8)] = []
    var conditions = 0
    for index in list.indices where list[index].kind == .sign {
      if says("#", at: index), touchesLast(index + 1) {
        let change = says("if", at: index + 1) ? 1 : says("endif", at: index + 1) ? -1 : 0
        conditions = max(0, conditions + change)
      }
      let byte = bytes[list[index].range.lowerBound]
      if let closing = Self.closing(of: byte) {
        open.append((index, closing))
      } else if [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte) {
        guard let last = open.popLast(), last.closing == byte else { return false }
        closings[last.index] = index
      }
      if open.count + conditions > deepest { return false }
    }
    return open.isEmpty
  }

  private static func closing(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }

  /// True if a comment ends before the file does.
  private static func isClosed(comment: Text) -> Bool {
    guard comment.dropFirst().first == UInt8(ascii: "*") else { return true }
    var (depth, place) = (0, comment.startIndex)
    while place + 1 < comment.endIndex {
      if comment[place...].starts(with: "/*".utf8) {
        depth += 1
        place += 2
      } else if comment[place...].starts(with: "*/".utf8) {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    }
    return depth == 0
  }
}
