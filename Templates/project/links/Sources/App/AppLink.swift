import BaseView

/// The links into a module: what their path begins with, and the routes that they lead to.
package nonisolated struct AppLink: Sendable {
  /// The first part of the path.
  package let module: String

  private let makeRoute: @Sendable ([Substring]) -> AppRoute?
  private let makePath: @Sendable (AppRoute) -> [String]?

  /// - Parameters:
  ///   - route: Makes a route of the app from the module's.
  ///   - find: Gives the module's route, if a route of the app is one.
  package init<Route: LinkedRoute>(
    _ module: String, to route: @escaping @Sendable (Route) -> AppRoute,
    from find: @escaping @Sendable (AppRoute) -> Route?
  ) {
    self.module = module
    makeRoute = { path in Route(path: path).map(route) }
    makePath = { route in find(route)?.path }
  }

  /// The route that the rest of a path leads to.
  package func route(of path: [Substring]) -> AppRoute? { makeRoute(path) }

  /// The rest of the path that leads to a route; `nil` for a route of another module.
  package func path(to route: AppRoute) -> [String]? { makePath(route) }
}

nonisolated extension AppLink {
  /// Those of all modules.
  @AppHomeBuilder
  package static var all: [AppLink] {
    // scaffold:links
    // scaffold:end
  }
}
