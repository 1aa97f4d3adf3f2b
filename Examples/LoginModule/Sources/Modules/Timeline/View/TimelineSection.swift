/// The sections of the list, from the top.
package enum TimelineSection: Hashable, Sendable {
  case all
}
