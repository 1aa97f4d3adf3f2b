/// The version of the tool.
package enum Version {
  package static let current = "0.2.1"

  /// True if a project that names a version may be worked on: `0.2` stands for all that begin so.
  ///
  /// - Returns: `nil` for a text that is no version.
  package static func isWanted(by text: String) -> Bool? {
    let wanted = text.split(separator: ".", omittingEmptySubsequences: false)
    guard wanted.count <= 3, wanted.allSatisfy({ UInt16($0).map { String($0) } == String($0) })
    else { return nil }
    return current.split(separator: ".").starts(with: wanted)
  }
}
