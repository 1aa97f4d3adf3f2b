/// Tells the lines and columns of places in a file, asked for from the first to the last.
struct LineCounter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The line and the column of a byte, counted from one. No place may be before the last one.
  mutating func place(of offset: Int) -> (line: Int, column: Int) {
    while position < offset {
      if bytes[position] == UInt8(ascii: "\n") {
        line += 1
        lineStart = position + 1
      }
      position += 1
    }
    return (line, offset - lineStart + 1)
  }
}
