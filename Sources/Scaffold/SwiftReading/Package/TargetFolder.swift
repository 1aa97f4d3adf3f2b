/// A folder whose files are a target's.
package struct TargetFolder: Equatable, Sendable {
  /// The path from the folder of what declares the target.
  package let path: String
  /// What is none of it, by paths from the folder.
  package let excluded: [String]

  package init(path: String, excluded: [String] = []) {
    self.path = path
    self.excluded = excluded
  }
}
