/// Takes out the white space that belongs to tags and not to the text.
///
/// A line that holds only tags or comments leaves no line behind, and a `-` at the rim of a tag
/// takes out all white space on that side. Every token is examined once.
struct LineTrimmer {
  private let bytes: [UInt8]
  private var tokens: [Token]

  static func trim(_ tokens: [Token], of source: Source) -> [Token] {
    var trimmer = LineTrimmer(bytes: source.bytes, tokens: tokens)
    trimmer.dropTagLines()
    trimmer.obeyMarks()
    return trimmer.tokens
  }
}

// MARK: - Lines of tags

extension LineTrimmer {
  private mutating func dropTagLines() {
    var index = 0
    while index < tokens.count {
      guard startsTagLine(at: index) else {
        index += 1
        continue
      }
      let start = index
      index = endOfTags(from: start)
      if endsTagLine(at: index) {
        dropBlanks(from: start, to: index)
      }
    }
  }

  /// True if only blanks stand between the start of the line and the tag at `index`.
  private func startsTagLine(at index: Int) -> Bool {
    guard tokens[index].kind == .tagStart || tokens[index].kind == .comment else { return false }
    guard index > 0 else { return true }
    let before = tokens[index - 1]
    guard before.kind == .text else { return false }
    let start = startOfTrailingBlanks(in: before.range)
    return start == 0 || bytes[start - 1].isNewline
  }

  /// The index after the last of the tags and comments with only blanks between them.
  private func endOfTags(from start: Int) -> Int {
    var index = start
    while index < tokens.count {
      switch tokens[index].kind {
      case .tagStart: index = endOfTag(from: index) + 1
      case .comment: index += 1
      case .text where isBlank(tokens[index].range) && isTag(at: index + 1): index += 1
      default: return index
      }
    }
    return index
  }

  private func endOfTag(from start: Int) -> Int {
    tokens[start...].firstIndex { $0.kind == .tagEnd } ?? tokens.endIndex - 1
  }

  private func isTag(at index: Int) -> Bool {
    tokens[index].kind == .tagStart || tokens[index].kind == .comment
  }

  /// True if the line ends where the token at `index` begins, blanks aside.
  private func endsTagLine(at index: Int) -> Bool {
    switch tokens[index].kind {
    case .end: return true
    case .text:
      let end = endOfLeadingBlanks(in: tokens[index].range)
      return end < tokens[index].range.upperBound ? bytes[end].isNewline : isEnd(at: index + 1)
    default: return false
    }
  }

  private func isEnd(at index: Int) -> Bool { tokens[index].kind == .end }

  private mutating func dropBlanks(from start: Int, to end: Int) {
    let joinsLineAbove = start > 0 && isBelowLine(start) && hasMark(atStartOf: start)
    if start > 0 {
      dropTrailingBlanks(at: start - 1)
    }
    for index in start..<end where tokens[index].kind == .text {
      tokens[index].range = tokens[index].range.upperBound..<tokens[index].range.upperBound
    }
    if tokens[end].kind == .text {
      dropLeadingBlanks(at: end, andNewline: !joinsLineAbove)
    }
  }

  private func isBelowLine(_ index: Int) -> Bool {
    startOfTrailingBlanks(in: tokens[index - 1].range) > tokens[index - 1].range.lowerBound
  }

  private mutating func dropTrailingBlanks(at index: Int) {
    let range = tokens[index].range
    tokens[index].range = range.lowerBound..<startOfTrailingBlanks(in: range)
  }

  private mutating func dropLeadingBlanks(at index: Int, andNewline: Bool) {
    let range = tokens[index].range
    let end = endOfLeadingBlanks(in: range)
    guard end < range.upperBound else {
      tokens[index].range = end..<end
      return
    }
    if andNewline {
      tokens[index].range = end + 1..<range.upperBound
    }
  }
}

// MARK: - Marks

extension LineTrimmer {
  private mutating func obeyMarks() {
    for index in tokens.indices where tokens[index].kind == .text {
      var range = tokens[index].range
      if index > 0, hasMark(atEndOf: index - 1) {
        let start = bytes[range].firstIndex { !$0.isSpace } ?? range.upperBound
        range = start..<range.upperBound
      }
      if hasMark(atStartOf: index + 1) {
        let end = bytes[range].lastIndex { !$0.isSpace }.map { $0 + 1 } ?? range.lowerBound
        range = range.lowerBound..<end
      }
      tokens[index].range = range
    }
  }

  /// `{%-`, `{{-` or `{#-`
  private func hasMark(atStartOf index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .tagStart, .outputStart: return token.range.count == 3
    case .comment: return token.range.count > 4 && bytes[token.range.lowerBound + 2] == mark
    default: return false
    }
  }

  /// `-%}`, `-}}` or `-#}`
  private func hasMark(atEndOf index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .tagEnd, .outputEnd: return token.range.count == 3
    case .comment: return token.range.count > 4 && bytes[token.range.upperBound - 3] == mark
    default: return false
    }
  }

  private var mark: UInt8 { UInt8(ascii: "-") }
}

// MARK: - Blanks

extension LineTrimmer {
  private func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy(\.isBlank)
  }

  private func startOfTrailingBlanks(in range: Range<Int>) -> Int {
    bytes[range].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? range.lowerBound
  }

  private func endOfLeadingBlanks(in range: Range<Int>) -> Int {
    bytes[range].firstIndex { !$0.isBlank } ?? range.upperBound
  }
}
