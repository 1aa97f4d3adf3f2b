/// The sections of the list, from the top.
package nonisolated enum TimelineSection: Hashable, Sendable {
  case all
}
