/// Where a conflict begins in a file that nobody has settled.
package struct ConflictPlace: Equatable, Sendable {
  /// From one.
  package let line: Int
  /// True if an update has left it, between a person and the template, and not a merge of branches.
  package let isOfUpdate: Bool
}
