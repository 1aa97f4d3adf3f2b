/// The section of a list that has only one.
package nonisolated enum OneSection: Hashable, Sendable {
  case all
}
