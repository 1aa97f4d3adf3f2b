import BaseBusiness
import BaseView
import Observation

/// The running app: what the modules share, and where the user is.
@MainActor @Observable
package final class AppRouter {
  package let services: Services
  package let router = Router<AppRoute>()
  /// Whose turn it is: when this changes, all screens are made anew, since those that are there show
  /// what is another's.
  package private(set) var turn: Int

  @ObservationIgnored private let signIn: AppRoute?
  @ObservationIgnored private let expirations = TaskSlot()
  @ObservationIgnored private let switches = TaskSlot()

  package init(_ configuration: AppConfiguration) {
    services = Services(configuration)
    turn = services.turns
    signIn = configuration.signIn
    expirations.follow(services.session.expirations) { [weak self] _ in
      self?.sessionExpired()
    }
    switches.follow(services.switches) { [weak self] _ in
      self?.followAccount()
    }
  }

  /// Goes back to where the app begins, if another account is at hand.
  package func followAccount() {
    guard turn != services.turns else { return }
    turn = services.turns
    router.presentation = nil
    router.path = []
  }

  /// Leads the user to the sign-in, which lies over whatever is there and gives it back as it was:
  /// once, however many requests fail.
  package func sessionExpired() {
    if let signIn { router.presentOnce(signIn) }
  }

  /// Called when the app becomes active: another process may have written what the screens show.
  package func catchUp() {
    Task { [services] in await services.catchUp() }
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
