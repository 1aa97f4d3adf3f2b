import Observation

/// Where the user is: what was pushed, and what is in front of it.
///
/// Both user interfaces follow it, and write back when the user goes back by a gesture.
@MainActor @Observable
package final class Router<Route: Hashable & Sendable> {
  /// What was pushed on the first screen, from the bottom up.
  package var path: [Route] = []
  /// What is in front, to be closed again.
  package var sheet: Route?

  package init() {}

  package func push(_ route: Route) {
    path.append(route)
  }

  package func present(_ route: Route) {
    sheet = route
  }

  /// Closes what is in front, or else goes back by one.
  package func close() {
    if sheet != nil {
      sheet = nil
    } else if !path.isEmpty {
      path.removeLast()
    }
  }
}
