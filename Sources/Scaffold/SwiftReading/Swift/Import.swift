/// `import Core`, `internal import LoginData`, `@testable import struct Login.User`
package struct Import: Equatable, Sendable {
  package let module: String
  /// Where the module's name stands among the bytes of the file.
  package let name: Range<Int>
  /// The line of the module's name, counted from one.
  package let line: Int
  /// The column of the module's name, counted from one, in bytes.
  package let column: Int
  package var isTestable = false
  /// Whether whoever imports this file's module gets that one too: `@_exported`.
  package var isExported = false
  /// Whether it stands in an `#if`, and so may not count.
  package var isConditional = false
}
