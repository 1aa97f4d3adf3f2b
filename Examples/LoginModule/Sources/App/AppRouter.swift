import BaseData
import BaseView
import Core

/// The running app: what the modules share, and where the user is.
@MainActor
package final class AppRouter {
  package let services: Services
  package let router = Router<AppRoute>()
  private let signIn: AppRoute?
  private let expirations = TaskSlot()
  private let restoration = TaskSlot()
  /// The view models that have to know whether there is a session.
  var followers = SessionFollowers()
  /// What the screens that were there before the last sign-in are asking for again.
  package private(set) var reloading: Task<Void, Never>?
  /// What could not be erased when the last user signed out, for the sign-in to say.
  package private(set) var unerased: AppError?

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
  func signedIn() {
    unerased = nil
    if let signIn, router.sheet == signIn { router.close() }
    reloading = followers.reload()
  }

  /// Takes away what the last user saw, and all that was kept for them.
  func forgetUser() async throws(AppError) {
    leaveScreens()
    try await services.eraseUserData()
  }

  /// Ends the session, erases what was kept for the user and leads to the sign-in; then tells the
  /// server, for which nobody has to wait.
  @discardableResult
  package func signOut() -> Task<Void, Never> {
    leaveScreens()
    return Task { [login = makeLoginHandler()] in
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

  private func leaveScreens() {
    router.path = []
    followers.clear()
  }

  private func leave(_ unerased: AppError?) async {
    do throws(AppError) {
      try await services.eraseUserData()
      self.unerased = unerased
    } catch {
      self.unerased = error
    }
    sessionExpired()
  }
}
