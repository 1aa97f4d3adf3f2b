/// A screen of a module that the app around this package shows, such as `AppStart.login`.
public nonisolated struct AppStart: Sendable {
  package let route: AppRoute

  package init(_ route: AppRoute) {
    self.route = route
  }
}
