/// A tab of an app: how it is shown, and the route that it begins with.
package nonisolated struct TabEntry<Route: Hashable & Sendable>: Hashable, Sendable {
  package let title: String
  /// The name of an SF Symbol.
  package let systemImage: String
  package let route: Route

  package init(title: String, systemImage: String, route: Route) {
    self.title = title
    self.systemImage = systemImage
    self.route = route
  }
}
