import TimelineBusiness

/// What this module can show.
package nonisolated enum TimelineRoute: Hashable, Sendable {
  /// The screen that the module begins with.
  case start
  /// A post on a page of its own, as it was when it was opened.
  case status(Status)
}
