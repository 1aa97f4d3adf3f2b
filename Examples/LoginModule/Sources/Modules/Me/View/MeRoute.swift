import BaseView

/// The screens of this module. It is `indirect`: what an entity holds does not change its size.
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
