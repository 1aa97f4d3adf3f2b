import Observation

/// Where the user is in one presentation: what was pushed there, and what lies over it.
///
/// Each presentation has a router of its own, so what is pushed in a sheet stays in the sheet. Both
/// user interfaces follow the routers, and write back when the user goes back by a gesture.
@MainActor @Observable
package final class Router<Route: Hashable & Sendable> {
  /// The routes pushed on the first screen, from the bottom up.
  package var path: [Route] = []
  /// The presentation over these screens alone. Without it, all that lies over it is gone too.
  package var presentation: Presentation?
  /// True if the user has closed the first of these screens, though they lie over nothing: whoever
  /// shows them may take them away.
  package var isClosed = false

  @ObservationIgnored private weak var below: Router?
  @ObservationIgnored private let frame: Router?

  /// The router of the screens that everything else lies over.
  package init() {
    frame = nil
  }

  /// The router of one of several stacks side by side.
  ///
  /// - Parameter frame: What lies over all of them: whatever is presented here is presented there.
  package init(in frame: Router) {
    self.frame = frame
  }

  private init(above below: Router) {
    self.below = below
    frame = nil
  }

  /// True if these screens lie over others, and can be closed as a whole.
  package var isPresented: Bool { below != nil }

  /// True if these screens are one of several stacks side by side.
  package var isTab: Bool { frame != nil }

  /// The route in front of all else, if anything lies over these screens.
  package var sheet: Route? { presented.last?.route }

  /// The router of that route.
  package var sheetRouter: Router? { presented.last?.router }

  /// The route in front: nil where it is the one that these screens begin with.
  package var front: Route? { (sheetRouter ?? self).path.last ?? sheet }

  /// Shows a route on top of these screens, unless it is there.
  package func push(_ route: Route) {
    if path.last != route { path.append(route) }
  }

  /// Shows a route over all that is there, unless it is in front.
  package func present(_ route: Route) {
    guard sheet == nil || front != route else { return }
    let top = sheetRouter ?? frame ?? self
    top.presentation = Presentation(route: route, router: Router(above: top))
  }

  /// Shows a route over all that is there, unless it lies over these screens already.
  package func presentOnce(_ route: Route) {
    if !presented.contains(where: { $0.route == route }) { present(route) }
  }

  /// Takes away the topmost presentation. Where nothing lies over these screens, it goes back by
  /// one, or from the first of them to what they lie over.
  package func close() {
    if let top = presented.last {
      top.router.leave()
    } else if path.popLast() == nil {
      leave()
    }
  }
}

extension Router {
  /// A route that lies over others, and the router of what begins there.
  package nonisolated struct Presentation: Identifiable, Sendable {
    package let route: Route
    package let router: Router

    package var id: ObjectIdentifier { ObjectIdentifier(router) }
  }

  /// The presentations over these screens, from the bottom up.
  var presented: [Presentation] {
    if let frame { return frame.presented }
    return presentation.map { [$0] + $0.router.presented } ?? []
  }

  /// Takes these screens away, with all that lies over them.
  package func leave() {
    if below?.presentation?.router === self { below?.presentation = nil }
    if below == nil, frame == nil { isClosed = true }
  }
}
