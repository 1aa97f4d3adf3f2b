/// `import Core`, `internal import LoginData`, `@testable import struct Login.User`
package struct Import: Equatable, Sendable {
  package let module: String
  // A project may have very many, so that half numbers have to do.
  private let start: UInt32
  private let lineNumber: UInt32
  private let columnNumber: UInt32
  private let length: UInt16
  private let traits: Traits

  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    static let isTestable = Traits(rawValue: 1)
    static let isExported = Traits(rawValue: 2)
    static let isConditional = Traits(rawValue: 4)
    static let isOfPackage = Traits(rawValue: 8)
    static let isPublic = Traits(rawValue: 16)
  }

  /// - Parameters:
  ///   - name: where the module's name stands among the bytes of the file.
  ///   - place: the line and the column of that.
  init(
    _ module: String, name: Range<Int>, at place: (line: Int, column: Int), _ traits: Traits = []
  ) {
    (self.module, self.traits) = (module, traits)
    (start, length) = (UInt32(clamping: name.lowerBound), UInt16(clamping: name.count))
    (lineNumber, columnNumber) = (UInt32(clamping: place.line), UInt32(clamping: place.column))
  }
}

extension Import {
  /// Where the module's name stands among the bytes of the file.
  package var name: Range<Int> { Int(start)..<Int(start) + Int(length) }

  /// The line of the module's name, counted from one.
  package var line: Int { Int(lineNumber) }

  /// The column of the module's name, counted from one, in bytes.
  package var column: Int { Int(columnNumber) }

  package var isTestable: Bool { traits.contains(.isTestable) }

  /// True if whoever imports this file's module gets that one too: `@_exported`.
  package var isExported: Bool { traits.contains(.isExported) }

  /// True if its file says that others of the package may have what it imports: `package import`.
  package var isOfPackage: Bool { traits.contains(.isOfPackage) }

  /// True if its file says that everybody may have what it imports: `public import`.
  package var isPublic: Bool { traits.contains(.isPublic) }

  /// True if it stands in an `#if`, and so may not count.
  package var isConditional: Bool { traits.contains(.isConditional) }
}
