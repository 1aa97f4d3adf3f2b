/// Finds the lines and columns of places in a file, asked for from the first to the last.
public struct LineCounter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var line = 1
  private var lineStart = 0

  public init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The line and the column of a byte, counted from one. No place may be before the last one.
  public mutating func place(of offset: Int) -> (line: Int, column: Int) {
    while position < offset,
      let next = bytes.place(of: UInt8(ascii: "\n"), in: position..<offset)
    {
      line += 1
      position = next + 1
      lineStart = position
    }
    position = max(position, offset)
    return (line, offset - lineStart + 1)
  }
}
