/// The lines of a text, one after another, each with its line break.
package struct ByteLines: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  package init(_ text: ArraySlice<UInt8>) { rest = text }

  package mutating func next() -> ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }
}

extension ArraySlice<UInt8> {
  /// The lines, each with its line break. All of them at once take many times the room of the text.
  package var lines: [ArraySlice<UInt8>] { Array(ByteLines(self)) }
}

extension [UInt8] {
  /// The lines, each with its line break.
  package var lines: [ArraySlice<UInt8>] { self[...].lines }

  /// The same text with line breaks as the tool writes them; a checkout on Windows has others.
  package var withUnixLineBreaks: [UInt8] {
    guard contains(UInt8(ascii: "\r")) else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for (index, byte) in enumerated() {
      let isPair =
        byte == UInt8(ascii: "\r") && index + 1 < count && self[index + 1] == UInt8(ascii: "\n")
      if !isPair { result.append(byte) }
    }
    return result
  }

  /// Adds a line of words with a space between each two.
  package mutating func addLine(_ words: [String]) {
    for (index, word) in words.enumerated() {
      if index > 0 { append(UInt8(ascii: " ")) }
      append(contentsOf: word.utf8)
    }
    append(UInt8(ascii: "\n"))
  }

  /// The line break behind the first line.
  package var lineBreak: String {
    guard let end = firstIndex(of: UInt8(ascii: "\n")) else { return "\n" }
    return end > 0 && self[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// The last place at which `text` stands.
  package func lastRange(of text: [UInt8]) -> Range<Int>? {
    guard let first = text.first, text.count <= count else { return nil }
    let start = (0...(count - text.count)).last { start in
      self[start] == first && self[start..<(start + text.count)].elementsEqual(text)
    }
    return start.map { $0..<($0 + text.count) }
  }

  /// True if the text is `text`, whatever the line breaks of a checkout are.
  package func says(_ text: String) -> Bool {
    count == text.utf8.count && elementsEqual(text.utf8)
      || withUnixLineBreaks.elementsEqual(text.utf8)
  }

  /// The bytes in the 64 letters of RFC 4648.
  package var base64: String {
    let alphabet = [Character]("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return stride(from: 0, to: count, by: 3).map { start in
      let group = self[start..<Swift.min(start + 3, count)].map(UInt32.init)
      let bits: UInt32 = (group + [0, 0]).prefix(3).reduce(0) { $0 << 8 | $1 }
      let shifts: [UInt32] = [18, 12, 6, 0]
      let letters = shifts.map { alphabet[Int(bits >> $0 & 63)] }
      return String(letters.prefix(group.count + 1))
        + String(repeating: "=", count: 3 - group.count)
    }.joined()
  }
}

extension String {
  /// The text with the line breaks of a file.
  package func bytes(as lineBreak: String) -> [UInt8] {
    lineBreak == "\n" ? Array(utf8) : Array(replacing("\n", with: lineBreak).utf8)
  }
}
