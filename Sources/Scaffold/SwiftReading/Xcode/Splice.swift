import Ground

/// A text that is put into a file that someone else wrote, and its place there.
package struct Splice: Equatable, Sendable {
  let offset: Int
  package let text: String
}

extension [UInt8] {
  /// The same with texts put into it, with the line breaks that are there.
  ///
  /// - Parameter splices: in the order of their places.
  package func inserting(_ splices: [Splice]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for splice in splices {
      result += self[position..<splice.offset]
      result += splice.text.bytes(as: lineBreak)
      position = splice.offset
    }
    return result + self[position...]
  }

  /// The only place at which a text stands; `nil` if it stands nowhere, or twice.
  package func onlyRange(of text: [UInt8]) -> Range<Int>? {
    guard let first = firstRange(of: text, from: 0),
      firstRange(of: text, from: first.lowerBound + 1) == nil
    else { return nil }
    return first
  }

  /// The first place at which a text stands behind `start`.
  func firstRange(of text: [UInt8], from start: Int) -> Range<Int>? {
    guard let letter = text.first else { return nil }
    return withUnsafeBytes { bytes in
      text.withUnsafeBytes { text in
        guard let base = bytes.baseAddress, let wanted = text.baseAddress else { return nil }
        var position = start
        while position + text.count <= bytes.count,
          let found = memchr(base + position, Int32(letter), bytes.count - position)
        {
          position = UnsafeRawPointer(found) - base
          guard position + text.count <= bytes.count else { return nil }
          if memcmp(base + position, wanted, text.count) == 0 {
            return position..<(position + text.count)
          }
          position += 1
        }
        return nil
      }
    }
  }
}
