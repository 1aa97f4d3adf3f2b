/// The requests of a module to the navigation around it, in terms of its own routes.
///
/// The app makes one for each module, so a module knows neither the app nor its neighbours.
@MainActor
package struct Routing<Route> {
  /// Shows a route on top of what is there.
  package let push: @MainActor (Route) -> Void
  /// Shows a route in front of what is there, to be closed again.
  package let present: @MainActor (Route) -> Void
  /// Closes what is in front, or else goes back by one.
  package let close: @MainActor () -> Void
  /// Says that the server wants the user to sign in again.
  package let sessionExpired: @MainActor () -> Void

  package init(
    push: @escaping @MainActor (Route) -> Void = { _ in },
    present: @escaping @MainActor (Route) -> Void = { _ in },
    close: @escaping @MainActor () -> Void = {},
    sessionExpired: @escaping @MainActor () -> Void = {}
  ) {
    self.push = push
    self.present = present
    self.close = close
    self.sessionExpired = sessionExpired
  }
}
