import BaseBusiness
import BaseData
import BaseView
import Core
import LoginBusiness
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
  @ObservationIgnored private let restoration = TaskSlot()
  /// The view models that ask again when the user has signed in again.
  @ObservationIgnored var followers = SessionFollowers()
  /// What the screens that were there before the last sign-in are asking for again.
  @ObservationIgnored package private(set) var reloading: Task<Void, Never>?
  /// What could not be erased when the last user signed out, for the sign-in to say.
  @ObservationIgnored package private(set) var unerased: AppError?

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
    followers = SessionFollowers()
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

  /// Begins where the last start of the app ended: with the token that was kept, or else with the
  /// sign-in. Nobody waits for the server, which is asked for a new token with the first request.
  @discardableResult
  package func start() -> Task<Void, Never> {
    restoration.run { [session = services.session] () throws(AppError) in
      try await session.current()
    } then: { [weak self] in
      self?.restore($0)
    }
  }

  /// Shows again what was there before the sign-in, as the server has it now.
  ///
  /// - Parameter turn: Whose turn it was when the sign-in was made; what was another's is gone.
  func signedIn(since turn: Int) {
    unerased = nil
    if let signIn, router.sheet == signIn { router.close() }
    followAccount()
    reloading = turn == self.turn ? followers.reload() : nil
  }

  /// Ends the session and leads to the sign-in; then tells the server, for which nobody has to wait.
  @discardableResult
  package func signOut() -> Task<Void, Never> {
    Task { [login = makeLoginHandler()] in
      await login.signOut { await self.leave($0) }
    }
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

extension AppRouter {
  /// A token that cannot be read is none.
  private func restore(_ token: Result<Token?, AppError>) {
    switch token {
    case .success(nil), .failure(.storage): sessionExpired()
    case .success, .failure: break
    }
  }

  private func leave(_ unerased: AppError?) {
    self.unerased = unerased
    followAccount()
    sessionExpired()
  }
}
