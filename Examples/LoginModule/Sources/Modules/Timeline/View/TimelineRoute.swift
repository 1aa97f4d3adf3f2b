/// What this module can show.
package enum TimelineRoute: Hashable, Sendable {
  /// The screen that the module begins with.
  case start
}
