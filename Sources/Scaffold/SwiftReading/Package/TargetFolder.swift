/// A folder whose files are a target's.
package struct TargetFolder: Equatable, Sendable {
  /// The path from the folder of what declares the target.
  package let path: String
  /// The excluded paths from the folder, in which `*` and `**` may stand.
  package let excluded: [String]
  /// The only files of it; empty for all.
  package let included: [String]

  package init(path: String, excluded: [String] = [], included: [String] = []) {
    self.path = path
    self.excluded = excluded
    self.included = included
  }
}
