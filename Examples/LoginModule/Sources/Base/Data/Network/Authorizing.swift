import Core

/// Whoever hands out the token that requests carry.
package nonisolated protocol Authorizing: Sendable {
  /// The token to ask with, or `nil` if nobody is signed in.
  func token() async throws(AppError) -> Token?
  /// The token to ask with again, after the server has refused `stale`.
  func token(replacing stale: Token?) async throws(AppError) -> Token
}

/// The word of a request on who is asking.
package nonisolated enum Authorization: Sendable {
  /// Carries no token, as when somebody signs in.
  case none
  /// Carries the session's token, if somebody is signed in.
  case session
}
