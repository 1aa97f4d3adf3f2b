@testable import Ground
@testable import Merging

/// Merges three texts of a file.
func merged(
  _ base: String, _ disk: String, _ wanted: String, _ path: String = "A.swift"
) throws -> Merge {
  Merge(
    base: Array(base.utf8), disk: Array(disk.utf8), wanted: Array(wanted.utf8),
    path: try ProjectPath(path))
}

extension Merge {
  var text: String { String(decoding: contents, as: UTF8.self) }
}
