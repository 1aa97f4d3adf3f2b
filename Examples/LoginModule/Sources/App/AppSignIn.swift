import BaseData
import Core

/// How the users of this app sign in and out: what one module knows, and the app does not.
///
/// The client that is handed over sends no token by itself.
package nonisolated struct AppSignIn: Sendable {
  /// Gets a new token for one that the server no longer accepts.
  ///
  /// Throws `.sessionExpired` if the server refuses to renew it, which ends the session.
  package typealias Renewal =
    @Sendable (_ token: Token, _ client: HTTPClient) async throws(AppError) -> Token
  /// Notifies the server that a token is not needed any more.
  package typealias Revocation =
    @Sendable (_ token: Token, _ client: HTTPClient) async throws(AppError) -> Void

  /// Where a user signs in; `nil` if the app has no screen for it.
  package let route: AppRoute?
  package let renew: Renewal
  package let revoke: Revocation

  package init(
    route: AppRoute?, renew: @escaping Renewal, revoke: @escaping Revocation
  ) {
    self.route = route
    self.renew = renew
    self.revoke = revoke
  }
}

nonisolated extension AppSignIn {
  /// The sign-in of this app; without one, nobody signs in.
  @AppSignInBuilder
  package static var standard: AppSignIn? {
    // scaffold:signIn
    AppSignIn.login
    // scaffold:end
  }
}

/// Takes the sign-in that is written down, if there is one; there cannot be two.
@resultBuilder
package nonisolated enum AppSignInBuilder {
  package static func buildBlock() -> AppSignIn? { nil }
  package static func buildBlock(_ signIn: AppSignIn) -> AppSignIn? { signIn }
}
