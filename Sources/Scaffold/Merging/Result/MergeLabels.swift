/// The names of the three texts of a conflict behind their markers.
package struct MergeLabels: Sendable {
  let disk: String
  let base: String
  let wanted: String
  /// True if neither side is what the other is to become.
  var areBranches = false
}

extension MergeLabels {
  /// For what the tool wrote and would write now.
  package static let generated = MergeLabels(
    disk: "yours", base: "generated before", wanted: "generated now")

  /// For what git merges.
  package static let branches = MergeLabels(
    disk: "ours", base: "base", wanted: "theirs", areBranches: true)
}
