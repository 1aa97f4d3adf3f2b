import Ground
import SwiftReading

/// The renamings of a template in a file, so that the same can be done in the file as people have
/// changed it.
///
/// Two texts of the template, with the old name and with the new one, say which words change. A
/// text that someone has edited has most of these words too, in the same order.
package struct CarriedRename: Sendable {
  private let old: TokenText
  /// The replacements of tokens of the old text.
  private let edits: [Int: String]

  /// - Parameters:
  ///   - old: what the template gives under the old name.
  ///   - new: what it gives under the new one.
  package init(from old: [UInt8], to new: [UInt8]) {
    let (old, new) = (TokenText(old), TokenText(new))
    self.old = old
    edits = Self.edits(old, old.tokens.indices, new, new.tokens.indices)
  }

  private static func edits(
    _ old: TokenText, _ range: Range<Int>, _ new: TokenText, _ other: Range<Int>
  ) -> [Int: String] {
    var edits: [Int: String] = [:]
    let places = old.matches(range, in: new, other)
    var (start, end) = (range.lowerBound, other.lowerBound)
    for index in range.lowerBound...range.upperBound {
      let place = index == range.upperBound ? other.upperBound : places[index]
      guard let place else { continue }
      // As many words as there were: each is the new name of one.
      if index - start == place - end {
        for (one, other) in zip(start..<index, end..<place) where old[one] != new[other] {
          edits[one] = new[other]
        }
      }
      (start, end) = (index + 1, place + 1)
    }
    return edits
  }
}

extension CarriedRename {
  /// The changes of a text, and where it has the template's own words.
  package struct Changes: Sendable {
    package var edits: [(range: Range<Int>, text: String)] = []
    package var known: [Range<Int>] = []
  }

  /// - Parameter text: what somebody has made of the old text.
  package func changes(in text: [UInt8]) -> Changes {
    let other = TokenText(text)
    var changes = Changes()
    for (range, otherRange) in old.lineGaps(to: other) {
      let places = old.matches(range, in: other, otherRange)
      for index in range {
        guard let place = places[index] else { continue }
        let bytes = other.tokens[place]
        changes.known.append(bytes)
        if let edit = edits[index] { changes.edits.append((bytes, edit)) }
      }
    }
    return changes
  }

  /// The words that change wherever they stand, and those that change in some places.
  package var words: (everywhere: [String: String], somewhere: Set<String>) {
    var (changed, kept): ([String: Set<String>], Set<String>) = ([:], [])
    for index in old.tokens.indices where old.isWord(index) {
      if let edit = edits[index] {
        changed[old[index], default: []].insert(edit)
      } else {
        kept.insert(old[index])
      }
    }
    let sure = changed.filter { $0.value.count == 1 && !kept.contains($0.key) }
    return (sure.compactMapValues(\.first), Set(changed.keys).subtracting(sure.keys).union(kept))
  }
}

/// A text and its tokens. A literal of several lines is as many as it has words.
private struct TokenText: Sendable {
  let bytes: [UInt8]
  let tokens: [Range<Int>]
  private let words: Set<Int>
  /// The tokens of each line.
  private let lines: [Range<Int>]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var (tokens, words): ([Range<Int>], Set<Int>) = ([], [])
    let source = SwiftSource(bytes, countsLines: false)
    for token in source.tokens {
      if token.kind == .word { words.insert(tokens.count) }
      let isLong = token.kind == .literal && bytes[token.range].contains(UInt8(ascii: "\n"))
      tokens += isLong ? Self.words(of: bytes, in: token.range) : [token.range]
    }
    (self.tokens, self.words) = (tokens, words)
    lines = Self.lines(of: bytes, tokens)
  }

  private static func words(of bytes: [UInt8], in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, bytes[end].isPartOfWord { end += 1 }
      if end > start {
        words.append(start..<end)
      } else {
        if bytes[start] > UInt8(ascii: " ") { words.append(start..<(start + 1)) }
        end = start + 1
      }
      start = end
    }
    return words
  }

  private static func lines(of bytes: [UInt8], _ tokens: [Range<Int>]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (token, start) = (0, 0)
    for line in bytes.lines {
      start += line.count
      let first = token
      while token < tokens.count, tokens[token].lowerBound < start { token += 1 }
      lines.append(first..<token)
    }
    return lines
  }

  subscript(index: Int) -> String { String(decoding: bytes[tokens[index]], as: UTF8.self) }

  func isWord(_ index: Int) -> Bool { words.contains(index) }

  /// The places of tokens in another text, for those that are there in the same order.
  func matches(_ range: Range<Int>, in other: TokenText, _ otherRange: Range<Int>) -> [Int: Int] {
    var numbering = Numbering<ArraySlice<UInt8>>()
    let places = Matching(
      from: numbering.numbers(of: tokens[range].map { bytes[$0] }),
      to: numbering.numbers(of: other.tokens[otherRange].map { other.bytes[$0] })
    ).places
    return zip(range, places).reduce(into: [:]) { matches, pair in
      if let place = pair.1 { matches[pair.0] = otherRange.lowerBound + place }
    }
  }

  /// The tokens of lines that are the same in another text, line by line, and what lies between them.
  func lineGaps(to other: TokenText) -> [(Range<Int>, Range<Int>)] {
    let texts = { (text: TokenText) in
      text.lines.map { line in line.map { text.bytes[text.tokens[$0]] } }
    }
    var numbering = Numbering<[ArraySlice<UInt8>]>()
    let places = Matching(
      from: numbering.numbers(of: texts(self)), to: numbering.numbers(of: texts(other))
    ).places
    var gaps: [(Range<Int>, Range<Int>)] = []
    var (start, otherStart) = (0, 0)
    for (line, place) in zip(lines, places) {
      guard let place else { continue }
      let its = other.lines[place]
      gaps.append((start..<line.lowerBound, otherStart..<its.lowerBound))
      gaps.append((line, its))
      (start, otherStart) = (line.upperBound, its.upperBound)
    }
    return gaps + [(start..<tokens.count, otherStart..<other.tokens.count)]
  }
}
