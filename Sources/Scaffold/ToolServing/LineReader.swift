/// Parts what comes bit by bit into lines.
struct LineReader {
  /// A line without its end.
  enum Line: Equatable {
    case whole([UInt8])
    /// One that nobody keeps in memory.
    case tooLong
  }

  /// The bytes that have come: nothing yet is empty, the end is `nil`.
  private let receive: (_ waits: Bool) throws -> [UInt8]?
  private let longest: Int
  private var bytes: [UInt8] = []
  /// How much of the bytes has no end of a line in it.
  private var searched = 0
  private var isSkipping = false
  private var isAtEnd = false

  init(longest: Int, receive: @escaping (_ waits: Bool) throws -> [UInt8]?) {
    (self.longest, self.receive) = (longest, receive)
  }

  /// - Parameter waits: whether to wait until there is one.
  /// - Returns: `nil` at the end, or if there is none yet.
  mutating func next(waits: Bool) throws -> Line? {
    while true {
      if let line = takeLine() { return line }
      guard !isAtEnd else { return takeRest() }
      guard let more = try receive(waits) else {
        isAtEnd = true
        continue
      }
      if more.isEmpty, !waits { return nil }
      bytes += more
    }
  }

  private mutating func takeLine() -> Line? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      // What is too long is forgotten as it comes.
      if isSkipping || bytes.count > longest { (isSkipping, searched, bytes) = (true, 0, []) }
      return nil
    }
    let isWhole = !isSkipping && end <= longest
    let line = isWhole ? Line.whole(Array(bytes[..<end])) : .tooLong
    bytes.removeFirst(end + 1)
    (isSkipping, searched) = (false, 0)
    return line
  }

  /// A last line without an end.
  private mutating func takeRest() -> Line? {
    defer { (isSkipping, searched, bytes) = (false, 0, []) }
    if isSkipping { return .tooLong }
    return bytes.isEmpty ? nil : .whole(bytes)
  }
}
