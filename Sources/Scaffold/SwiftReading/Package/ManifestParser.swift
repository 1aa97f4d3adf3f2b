/// Reads the statements of a manifest: as much of Swift as manifests are written in.
///
/// What it does not know becomes a statement or an expression that is unknown; its range is kept,
/// so that what it may change is known.
package struct ManifestParser {
  let source: SwiftSource
  var index = 0
  var depth: Int

  /// - Parameter depth: how deep the text is nested in another one.
  init(source: SwiftSource, depth: Int = 0) {
    self.source = source
    self.depth = depth
  }

  package static func statements(of source: SwiftSource) -> [ManifestStatement] {
    var parser = ManifestParser(source: source)
    return parser.statements { $0.index >= $0.source.tokens.count }
  }
}

// MARK: - Tokens

extension ManifestParser {
  /// Nobody nests deeper by hand, and each level takes a part of the stack.
  static let deepest = 60

  /// Nor does anybody add up so many values in one expression.
  static let longest = 150

  package func says(_ text: StaticString) -> Bool { source.says(text, at: index) }

  mutating func skips(_ text: StaticString) -> Bool {
    guard says(text) else { return false }
    index += 1
    return true
  }

  /// A name, without backticks.
  package mutating func name() -> String? {
    guard source.isWord(at: index) else { return nil }
    index += 1
    return source[index - 1].filter { $0 != "`" }
  }

  /// True if the token is the first of its line.
  var isOnNewLine: Bool {
    guard index > 0, index < source.tokens.count else { return true }
    let gap = source.tokens[index - 1].range.upperBound..<source.tokens[index].range.lowerBound
    return gap.lowerBound < gap.upperBound && source.bytes[gap].contains(UInt8(ascii: "\n"))
  }

  /// The signs of an operator that stand side by side, such as `+=`. No operator that is known has
  /// more than three.
  var operatorSigns: (text: String, count: Int) {
    var (text, next) = ("", index)
    while next < index + 4, source.tokens.indices.contains(next),
      source.tokens[next].kind == .punctuation,
      next == index
        || source.tokens[next - 1].range.upperBound == source.tokens[next].range.lowerBound,
      source[next].allSatisfy({ "+-*/%<>=!&|^~?:.".contains($0) })
    {
      text += source[next]
      next += 1
    }
    return (text, next - index)
  }

  /// The token behind another one, or the end of the file.
  func behind(_ token: Int) -> Int { min(token + 1, source.tokens.count) }

  func range(from start: Int) -> Range<Int> {
    guard start < index, start < source.tokens.count else {
      let place = start < source.tokens.count ? source.tokens[start].range.lowerBound : 0
      return place..<place
    }
    let last = min(index, source.tokens.count) - 1
    return source.tokens[start].range.lowerBound..<source.tokens[last].range.upperBound
  }

  /// Goes behind the bracket that closes the one here.
  mutating func skipBrackets() {
    index = behind(source.end(index))
  }
}
