import Ground
import SwiftReading

/// `// scaffold:allow tier the old screen goes in March`
///
/// It stands behind what it allows, or in a line of its own above it. `scaffold:allow-file` speaks of
/// the whole file.
struct Allowance: Equatable, Sendable {
  /// The name of a rule, as it is written.
  let rule: String
  let reason: String
  let line: Int
  let column: Int
  /// The lines it speaks of.
  let lines: ClosedRange<Int>
  var isOfFile = false
  /// A word in it that looks like an exception and is none: `scaffold:allow-next-line`.
  var lookAlike: String?
}

extension Allowance {
  /// The last month of it, if its reason begins with one: `until 2027-03 the old player goes`.
  var end: Month? {
    let words = reason.split(separator: " ", maxSplits: 2)
    return words.count > 1 && words[0] == "until" ? Month(words[1]) : nil
  }

  func hasEnded(in month: Month) -> Bool { end.map { $0 < month } ?? false }

  /// The exceptions that the comments of a file ask for.
  static func all(in bytes: UnsafeBufferPointer<UInt8>) -> [Allowance] {
    var lexer = SwiftLexer(bytes, keepingComments: true)
    var lines = LineCounter(bytes)
    var allowances: [Allowance] = []
    // Comments in lines of their own, which speak of the first line of code below them.
    var waiting: [Draft] = []
    var lineOfCode = 0
    while let token = lexer.next() {
      let line = lines.place(of: token.range.lowerBound).line
      guard token.kind == .comment else {
        allowances += waiting.map { $0.allowance(upTo: line) }
        waiting = []
        lineOfCode = lines.place(of: token.range.upperBound - 1).line
        continue
      }
      guard let draft = Draft(token, in: bytes, &lines) else { continue }
      if lineOfCode == draft.line {
        allowances.append(draft.allowance(upTo: draft.line))
      } else {
        waiting.append(draft)
      }
    }
    return allowances + waiting.map { $0.allowance(upTo: $0.line) }
  }

  /// The request of a comment, before it is known what it speaks of.
  private struct Draft {
    let rule: String
    let reason: String
    let line: Int
    let column: Int
    let isOfFile: Bool
    let lookAlike: String?

    /// - Returns: `nil` if the comment asks for nothing.
    init?(
      _ comment: SwiftToken, in bytes: UnsafeBufferPointer<UInt8>, _ lines: inout LineCounter
    ) {
      let isBlock = bytes[comment.range.lowerBound + 1] == UInt8(ascii: "*")
      let slice = UnsafeBufferPointer(rebasing: bytes[comment.range])
      let marks = isBlock ? UInt8(ascii: "*") : UInt8(ascii: "/")
      // One more is that of documentation: `///`, `/**`.
      let inside = slice.dropFirst(2).dropLast(isBlock ? 2 : 0).drop { $0 == marks }
      let text = String(decoding: inside, as: UTF8.self)
      let sentence = text.trimmed
      guard sentence.lowercased().hasPrefix("scaffold:") else { return nil }
      let keyword = sentence.prefix { !$0.isWhitespace }
      let words = sentence.dropFirst(keyword.count)
      switch keyword {
      case "scaffold:allow": (isOfFile, lookAlike) = (false, nil)
      case "scaffold:allow-file": (isOfFile, lookAlike) = (true, nil)
      default:
        // `Scaffold:Allow`, `scaffold: allow`, `scaffold:disable`
        let rest = sentence.dropFirst("scaffold:".count).drop(while: \.isWhitespace).lowercased()
        guard ["allow", "disable", "ignore"].contains(where: rest.hasPrefix) else { return nil }
        let said = keyword == "scaffold:" ? sentence.prefix { $0 != "\n" } : keyword
        (isOfFile, lookAlike) = (false, String(said.prefix(40)))
      }
      let parts = words.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
      let place = lines.place(of: comment.range.lowerBound)
      rule = parts.first ?? ""
      reason = parts.count > 1 ? parts[1].trimmed : ""
      line = place.line
      column = place.column
    }

    func allowance(upTo last: Int) -> Allowance {
      Allowance(
        rule: rule, reason: reason, line: line, column: column, lines: line...last,
        isOfFile: isOfFile, lookAlike: lookAlike)
    }
  }
}
