/// Where something stands in a template; line and column are counted from one.
public struct Place: Equatable, Sendable {
  /// The name the template goes by.
  public let file: String
  /// Which line it is.
  public let line: Int
  /// Which character of the line it is.
  public let column: Int
}

extension Place: CustomStringConvertible {
  /// The form compilers use: `View.swift:1:18`
  public var description: String { "\(file):\(line):\(column)" }
}

extension Source {
  private static let newline = UInt8(ascii: "\n")

  /// The place of a byte. Only errors ask for it, so it may take its time.
  func place(of position: Int) -> Place {
    let start = lineRange(around: position).lowerBound
    let line = bytes[..<start].count { $0 == Self.newline } + 1
    return Place(file: name, line: line, column: text(in: start..<position).count + 1)
  }

  /// The whole line around a byte, without its line break.
  func lineRange(around position: Int) -> Range<Int> {
    let start = bytes[..<position].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
    let end = bytes[position...].firstIndex(of: Self.newline) ?? bytes.count
    let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
    return start..<max(position, hasReturn ? end - 1 : end)
  }
}
