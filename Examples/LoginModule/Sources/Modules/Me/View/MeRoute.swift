import BaseView

/// What this module can show.
///
/// It is `indirect`, so that its size does not depend on what an entity holds.
package nonisolated indirect enum MeRoute: Hashable, Sendable {
  /// The screen that the module begins with.
  case start
}

nonisolated extension MeRoute: LinkedRoute {
  package init?(path: [Substring]) {
    guard path.isEmpty else { return nil }
    self = .start
  }

  package var path: [String] {
    switch self {
    case .start: []
    }
  }
}
