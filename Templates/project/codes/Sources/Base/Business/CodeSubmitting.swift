import Core

/// The requests of a screen to a module that signs users in with a second factor.
package nonisolated protocol CodeSubmitting<Challenge, User>: Handler {
  /// The server's request for a code.
  associatedtype Challenge: Sendable
  /// Who has signed in.
  associatedtype User: Sendable

  /// Signs in with the code that the server wants besides.
  func submit(_ code: Secret, for challenge: Challenge) async throws(AppError) -> Sourced<User>
}
