/// `import Core`, `internal import LoginData`, `@testable import struct Login.User`
package struct Import: Equatable, Sendable {
  package let module: String
  private let start: UInt32
  private let length: UInt32
  private let lineNumber: UInt32
  private let columnNumber: UInt32
  package let isTestable: Bool
  /// Whether whoever imports this file's module gets that one too: `@_exported`.
  package let isExported: Bool
  /// Whether it stands in an `#if`, and so may not count.
  package let isConditional: Bool

  /// - Parameters:
  ///   - name: where the module's name stands among the bytes of the file.
  ///   - place: the line and the column of that.
  init(
    _ module: String, name: Range<Int>, at place: (line: Int, column: Int),
    isTestable: Bool = false, isExported: Bool = false, isConditional: Bool = false
  ) {
    self.module = module
    (start, length) = (UInt32(clamping: name.lowerBound), UInt32(clamping: name.count))
    (lineNumber, columnNumber) = (UInt32(clamping: place.line), UInt32(clamping: place.column))
    (self.isTestable, self.isExported, self.isConditional) = (isTestable, isExported, isConditional)
  }
}

extension Import {
  /// Where the module's name stands among the bytes of the file.
  package var name: Range<Int> { Int(start)..<Int(start) + Int(length) }

  /// The line of the module's name, counted from one.
  package var line: Int { Int(lineNumber) }

  /// The column of the module's name, counted from one, in bytes.
  package var column: Int { Int(columnNumber) }
}
