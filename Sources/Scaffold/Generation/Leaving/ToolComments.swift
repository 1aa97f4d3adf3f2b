import Ground
import Model
import SwiftReading

/// The comments of a file that only the tool reads: its markers, and exceptions from its rules.
struct ToolComments {
  private let bytes: [UInt8]
  private let comments: [Range<Int>]

  init(in bytes: [UInt8], of path: ProjectPath) {
    self.bytes = bytes
    comments = path.isSwift ? Self.swiftComments(in: bytes) : bytes.markers
  }

  /// The file without them. A comment in a line of its own takes the line with it.
  var removed: [UInt8] {
    guard !comments.isEmpty else { return bytes }
    return bytes.replacing(stretches.map { ($0, "") })
  }

  private static func swiftComments(in bytes: [UInt8]) -> [Range<Int>] {
    // Most files have none, and need not be read as Swift.
    guard bytes.lastRange(of: Array("scaffold:".utf8)) != nil else { return [] }
    return bytes.withUnsafeBufferPointer { buffer in
      var lexer = SwiftLexer(buffer, keepingComments: true)
      var comments: [Range<Int>] = []
      while let token = lexer.next() {
        guard token.kind == .comment else { continue }
        let text = String(decoding: buffer[token.range], as: UTF8.self)
        if text.drop(while: { "/* \t".contains($0) }).hasPrefix("scaffold:") {
          comments.append(token.range)
        }
      }
      return comments
    }
  }

  /// The parts that go: each comment with the blanks before it, or the whole of its lines.
  private var stretches: [Range<Int>] {
    var stretches: [Range<Int>] = []
    for comment in comments {
      let start = bytes[..<comment.lowerBound].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
      let end = lineEnd(from: comment.upperBound)
      let isAlone =
        (start == 0 || bytes[start - 1].isLineBreak)
        && bytes[comment.upperBound..<end].allSatisfy { $0.isBlank || $0.isLineBreak }
      let stretch = isAlone ? start..<end : start..<comment.upperBound
      if let last = stretches.last, isAlone, last.upperBound == stretch.lowerBound {
        stretches[stretches.count - 1] = last.lowerBound..<stretch.upperBound
      } else {
        stretches.append(stretch)
      }
    }
    return stretches.map(withBlankLine)
  }

  private func lineEnd(from index: Int) -> Int {
    bytes[index...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  /// Lines that go leave one empty line where there was one on either side, and none at the end of the
  /// file.
  private func withBlankLine(_ stretch: Range<Int>) -> Range<Int> {
    let (start, end) = (stretch.lowerBound, stretch.upperBound)
    let isLine = end == bytes.count || bytes[end - 1].isLineBreak
    guard start > 0, bytes[start - 1].isLineBreak, isLine else { return stretch }
    let before = bytes[..<(start - 1)].lastIndex { !$0.isBlank && $0 != 0x0D }.map { $0 + 1 } ?? 0
    guard before == 0 || bytes[before - 1].isLineBreak else { return stretch }
    if end == bytes.count { return before..<end }
    let next = lineEnd(from: end)
    let isBlank = bytes[end..<next].allSatisfy { $0.isBlank || $0.isLineBreak }
    return isBlank ? start..<next : stretch
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
  fileprivate var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}
