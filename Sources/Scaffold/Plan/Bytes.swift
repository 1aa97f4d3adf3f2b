extension [UInt8] {
  /// The lines, each with its line break.
  var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = startIndex
    while let lineBreak = self[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(self[start...lineBreak])
      start = lineBreak + 1
    }
    if start < endIndex { lines.append(self[start...]) }
    return lines
  }

  /// The same text with line breaks as the tool writes them; a checkout on Windows has others.
  var withUnixLineBreaks: [UInt8] {
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

  /// Whether the text is `text`, whatever the line breaks of a checkout are.
  func says(_ text: String) -> Bool {
    count == text.utf8.count && elementsEqual(text.utf8)
      || withUnixLineBreaks.elementsEqual(text.utf8)
  }
}
