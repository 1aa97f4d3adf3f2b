import SwiftReading

extension [UInt8] {
  /// The lines of a stretch, each with its line break.
  func lineRanges(in range: Range<Int>) -> [Range<Int>] {
    withUnsafeBufferPointer { bytes in
      var ranges: [Range<Int>] = []
      var start = range.lowerBound
      for index in range where bytes[index] == UInt8(ascii: "\n") {
        ranges.append(start..<(index + 1))
        start = index + 1
      }
      if start < range.upperBound { ranges.append(start..<range.upperBound) }
      return ranges
    }
  }

  /// The lines of a stretch; those of a wrapped call are one entry, which ends where its brackets
  /// are closed.
  func entries(in range: Range<Int>) -> [Range<Int>] {
    var entries: [Range<Int>] = []
    var (start, depth) = (range.lowerBound, 0)
    for line in lineRanges(in: range) {
      depth = Swift.max(0, depth + bracketBalance(of: line))
      if depth == 0 || line.upperBound == range.upperBound {
        entries.append(start..<line.upperBound)
        start = line.upperBound
      }
    }
    return entries
  }

  /// A stretch without the white space at its ends.
  func text(of range: Range<Int>) -> Range<Int> {
    withUnsafeBufferPointer { bytes in
      var (start, end) = (range.lowerBound, range.upperBound)
      while start < end, bytes[start].isBlank { start += 1 }
      while end > start, bytes[end - 1].isBlank { end -= 1 }
      return start..<end
    }
  }

  /// How many brackets a line opens, less those it closes. A comment has none.
  private func bracketBalance(of line: Range<Int>) -> Int {
    let text = text(of: line)
    guard !self[text].isComment else { return 0 }
    return withUnsafeBufferPointer { bytes in
      var balance = 0
      for index in text {
        switch bytes[index] {
        case UInt8(ascii: "("), UInt8(ascii: "["): balance += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): balance -= 1
        default: break
        }
      }
      return balance
    }
  }
}

extension ArraySlice<UInt8> {
  var isComment: Bool {
    guard let first else { return false }
    return first == UInt8(ascii: "#") || first == UInt8(ascii: "/") && starts(with: "//".utf8)
  }

  /// True if the line starts with `key` as a whole word: `HomeEntry.login` is no start of
  /// `HomeEntry.loginHistory`.
  func hasKey(_ key: ArraySlice<UInt8>) -> Bool {
    guard count >= key.count, prefix(key.count) == key else { return false }
    guard let last = key.last, last.isPartOfWord else { return true }
    return !(dropFirst(key.count).first?.isPartOfWord ?? false)
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
