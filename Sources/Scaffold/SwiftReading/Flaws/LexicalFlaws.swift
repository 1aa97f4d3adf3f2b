/// Finds comments and texts that are never closed.
enum LexicalFlaws {
  static func of(_ bytes: [UInt8]) -> [SwiftFlaw] {
    bytes.withUnsafeBufferPointer { bytes in
      var lexer = SwiftLexer(bytes, keepingComments: true)
      var flaws: [SwiftFlaw] = []
      while let token = lexer.next() {
        guard token.kind == .comment, token.range.upperBound == bytes.count,
          !isClosed(bytes[token.range])
        else { continue }
        flaws.append(SwiftFlaw(reason: .unclosedComment, offset: token.range.lowerBound))
      }
      return flaws
        + lexer.unclosedTexts.map { SwiftFlaw(reason: .unclosedText, offset: $0) }
    }
  }

  /// True if a comment ends as often as it begins; one of a line always ends.
  private static func isClosed(_ comment: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
    guard comment.dropFirst().first == UInt8(ascii: "*") else { return true }
    var (depth, index) = (0, comment.startIndex)
    while index + 1 < comment.endIndex {
      switch (comment[index], comment[index + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, index) = (depth + 1, index + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, index) = (depth - 1, index + 2)
      default: index += 1
      }
    }
    return depth <= 0
  }
}
