/// `import Core`, `internal import LoginData`, `@testable import struct Login.User`
struct Import: Equatable, Sendable {
  let module: String
  /// Where the module's name stands among the bytes of the file.
  let name: Range<Int>
  /// The line of the module's name, counted from one.
  let line: Int
  /// The column of the module's name, counted from one, in bytes.
  let column: Int
  var isTestable = false
  /// Whether whoever imports this file's module gets that one too: `@_exported`.
  var isExported = false
  /// Whether it stands in an `#if`, and so may not count.
  var isConditional = false
}
