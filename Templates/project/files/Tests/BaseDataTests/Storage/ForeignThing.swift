import Foundation
import Testing

/// A thing in the place of a file that a store has written.
nonisolated struct ForeignThing: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let make: @Sendable (URL) throws -> Void

  private init(_ description: String, make: @escaping @Sendable (URL) throws -> Void) {
    testDescription = description
    self.make = make
  }

  func put(in place: URL) throws {
    try FileManager.default.removeItem(at: place)
    try make(place)
  }
}

nonisolated extension ForeignThing {
  static let all = [
    ForeignThing("a folder") {
      try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: false)
    },
    ForeignThing("a link") {
      try FileManager.default.createSymbolicLink(
        at: $0, withDestinationURL: URL(filePath: "/dev/null"))
    },
    ForeignThing("a link to nothing") {
      try FileManager.default.createSymbolicLink(
        at: $0, withDestinationURL: URL(filePath: "/nowhere"))
    },
    ForeignThing("a pipe") { #expect(mkfifo($0.path, 0o600) == 0) },
    ForeignThing("a file that others may read") { try file("1", at: $0, permissions: 0o644) },
    ForeignThing("a file that others may write to") { try file("1", at: $0, permissions: 0o622) },
    ForeignThing("a hundred megabytes") {
      try file("", at: $0, permissions: 0o600)
      #expect(truncate($0.path, 100 << 20) == 0)
    },
  ]

  private static func file(_ text: String, at url: URL, permissions: Int) throws {
    try Data(text.utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
  }
}
