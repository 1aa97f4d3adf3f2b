import BaseBusiness
import BaseView

/// The running app: what the modules share, and where the user is.
@MainActor
package final class AppRouter {
  package let services: Services
  package let router = Router<AppRoute>()
  private let signIn: AppRoute?
  private let expirations = TaskSlot()

  package init(_ configuration: AppConfiguration) {
    services = Services(configuration)
    signIn = configuration.signIn
    expirations.follow(services.session.expirations) { [weak self] _ in
      self?.sessionExpired()
    }
  }

  /// Leads the user to the sign-in, which lies over whatever is there and gives it back as it was:
  /// once, however many requests fail.
  package func sessionExpired() {
    if let signIn { router.presentOnce(signIn) }
  }

  /// The navigation as a module sees it, which knows only its own routes.
  ///
  /// - Parameter router: That of the presentation in which the module's screen is.
  package func routing<Route>(
    in router: Router<AppRoute>, through appRoute: @escaping @MainActor (Route) -> AppRoute
  ) -> Routing<Route> {
    Routing(
      push: { router.push(appRoute($0)) },
      present: { router.present(appRoute($0)) },
      close: { router.close() },
      sessionExpired: { [weak self] in self?.sessionExpired() }
    )
  }
}
