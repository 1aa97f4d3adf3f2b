/// How much is kept of a list that a server has.
package nonisolated enum ListLimit {
  /// How many rows, counted from the top. A list ends where one of its pages did.
  package static let rows = 1_000
}
