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

  /// Leads the user to the sign-in: once, however many requests fail at the same time.
  package func sessionExpired() {
    if let signIn { router.present(signIn) }
  }

  /// The navigation as a module sees it, which knows only its own routes.
  package func routing<Route>(
    through appRoute: @escaping @MainActor (Route) -> AppRoute
  ) -> Routing<Route> {
    Routing(
      push: { [router] in router.push(appRoute($0)) },
      present: { [router] in router.present(appRoute($0)) },
      close: { [router] in router.close() },
      sessionExpired: { [weak self] in self?.sessionExpired() }
    )
  }
}
