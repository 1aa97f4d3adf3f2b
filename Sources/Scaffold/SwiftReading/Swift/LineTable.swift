import Ground

/// Where the lines of a file start.
///
/// A file may have as many lines as bytes, so only the line at each thousandth byte or so is kept.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let stretches: [Stretch]

  /// The line in which a stretch of the file begins, counted from one, and where that line starts.
  private struct Stretch {
    let line: Int
    let start: Int

    static let length = 1 << 10
  }

  package init(of bytes: [UInt8]) {
    self.bytes = bytes
    stretches = bytes.withUnsafeBufferPointer { bytes in
      var stretches = [Stretch(line: 1, start: 0)]
      var (line, start) = (1, 0)
      func close(before end: Int) {
        while stretches.count * Stretch.length < end {
          stretches.append(Stretch(line: line, start: start))
        }
      }
      while let next = bytes.place(of: UInt8(ascii: "\n"), in: start..<bytes.count) {
        close(before: next + 1)
        (line, start) = (line + 1, next + 1)
      }
      close(before: bytes.count)
      return stretches
    }
  }

  /// The line and the column, in bytes, that a byte of the file stands at; both from one.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    let index = max(0, min(offset / Stretch.length, stretches.count - 1))
    var (line, start) = (stretches[index].line, stretches[index].start)
    bytes.withUnsafeBufferPointer { bytes in
      let end = min(offset, bytes.count)
      var place = min(max(start, index * Stretch.length), end)
      while let next = bytes.place(of: UInt8(ascii: "\n"), in: place..<end) {
        place = next + 1
        (line, start) = (line + 1, place)
      }
    }
    return (line, offset - start + 1)
  }

  /// The bytes of a line, with its line break; `nil` beyond the end.
  package func range(ofLine line: Int) -> Range<Int>? {
    guard line > 0 else { return nil }
    var (low, high) = (0, stretches.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if stretches[middle].line <= line { low = middle } else { high = middle }
    }
    var (current, start) = (stretches[low].line, stretches[low].start)
    return bytes.withUnsafeBufferPointer { bytes in
      var place = max(start, low * Stretch.length)
      while let next = bytes.place(of: UInt8(ascii: "\n"), in: place..<bytes.count) {
        if current == line { return start..<(next + 1) }
        (current, start, place) = (current + 1, next + 1, next + 1)
      }
      return current == line ? start..<bytes.count : nil
    }
  }
}

extension SourcePlace {
  /// The place of a byte.
  package init(ofByte offset: Int, in file: String, _ lines: LineTable) {
    let place = lines.place(of: offset)
    self.init(file: file, line: place.line, column: place.column)
  }
}
