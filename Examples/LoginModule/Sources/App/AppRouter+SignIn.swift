import BaseBusiness
import BaseData
import BaseView
import Core

// Who comes and goes.
extension AppRouter {
  /// Begins where the last start of the app ended: with the token that was kept, or else with the
  /// sign-in. Nobody waits for the server, which is asked for a new token with the first request.
  @discardableResult
  package func start() -> Task<Void, Never>? {
    guard signIn != nil else { return nil }
    Task { [services] in await services.revokeTokens() }
    return restoration.run { [session = services.session] () async throws(AppError) in
      try await session.current()
    } then: { [weak self] token in
      self?.restore(token)
    }
  }

  /// Called when a session has begun: gives back what the sign-in lies over, as it was or, if
  /// somebody else was signed in before, anew.
  package func signedIn() {
    let route = signIn?.route
    let isBack = route != nil && router.sheet == route
    if isBack { router.close() }
    followAccount()
    if let root, root == route { isClosed = true }
    if isBack { reloading = followers.reload() }
  }

  /// Ends the session and leads to the sign-in; then the server is notified, for which nobody
  /// waits. If it cannot be, it is notified at the next start or sign-in.
  @discardableResult
  package func signOut() -> Task<Void, Never> {
    Task { [services] in
      // Nobody is signed in from then on, whatever could not be erased.
      try? await services.signOut()
      followAccount()
      sessionExpired()
      await services.revokeTokens()
    }
  }

  /// A token that cannot be read is none.
  private func restore(_ token: Result<Token?, AppError>) {
    switch token {
    case .success(nil), .failure(.storage): sessionExpired()
    case .success, .failure: break
    }
  }
}
