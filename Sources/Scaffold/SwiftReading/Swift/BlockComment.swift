/// `/* … /* … */ … */`
enum BlockComment {
  /// - Parameter start: where the comment starts.
  /// - Returns: where it ends; `nil` if the file ends in it.
  static func end(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var position = start + 2
    var depth = 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "*") || byte == UInt8(ascii: "/"), position < bytes.count else {
        continue
      }
      if byte == UInt8(ascii: "*"), bytes[position] == UInt8(ascii: "/") {
        position += 1
        depth -= 1
        if depth == 0 { return position }
      } else if byte == UInt8(ascii: "/"), bytes[position] == UInt8(ascii: "*") {
        position += 1
        depth += 1
      }
    }
    return nil
  }
}
