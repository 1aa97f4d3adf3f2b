/// A line and a column of a data file, both counted from one; columns in characters.
package struct DataPlace: Equatable, Sendable {
  package let file: String
  package let line: Int
  package let column: Int

  init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  package init(file: String, offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    self.file = file
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
  }
}

extension DataPlace: CustomStringConvertible {
  package var description: String { "\(file):\(line):\(column)" }
}
