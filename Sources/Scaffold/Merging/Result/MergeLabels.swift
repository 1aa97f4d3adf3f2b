/// The names of the three texts of a conflict behind their markers.
package struct MergeLabels: Sendable {
  let disk: String
  let base: String
  let wanted: String
  /// True if neither side is what the other is to become.
  private(set) var areBranches = false

  package init(disk: String, base: String, wanted: String) {
    self.disk = disk
    self.base = base
    self.wanted = wanted
  }
}

extension MergeLabels {
  /// For what the tool wrote and would write now.
  package static let generated = MergeLabels(
    disk: "yours", base: "generated before", wanted: "generated now")

  /// For what git merges.
  package static let branches = {
    var labels = MergeLabels(disk: "ours", base: "base", wanted: "theirs")
    labels.areBranches = true
    return labels
  }()
}
