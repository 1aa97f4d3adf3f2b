import Ground

/// Where the lines of a file start.
package struct LineTable: Sendable {
  private let starts: [Int]
  private let end: Int

  package init(of bytes: [UInt8]) {
    starts = bytes.withUnsafeBufferPointer { bytes in
      var starts = [0]
      while let next = bytes.place(
        of: UInt8(ascii: "\n"), in: starts[starts.count - 1]..<bytes.count)
      {
        starts.append(next + 1)
      }
      return starts
    }
    end = bytes.count
  }

  /// The line and the column, in bytes, that a byte of the file stands at; both from one.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// The bytes of a line, with its line break; `nil` beyond the end.
  package func range(ofLine line: Int) -> Range<Int>? {
    guard starts.indices.contains(line - 1) else { return nil }
    return starts[line - 1]..<(line < starts.count ? starts[line] : end)
  }
}

extension SourcePlace {
  /// The place of a byte.
  package init(ofByte offset: Int, in file: String, _ lines: LineTable) {
    let place = lines.place(of: offset)
    self.init(file: file, line: place.line, column: place.column)
  }
}
