import BaseBusiness
import Core

/// What others may ask of this module.
package nonisolated protocol LoginHandling: Handler {
  /// The name of who signed in last, to begin with.
  func userName() async throws(AppError) -> String?

  /// Signs in, or learns that the server wants a code too.
  func submit(_ input: UserInput) async throws(AppError) -> Sourced<LoginStep>

  /// Signs in with the code that the server wants.
  func submit(
    _ code: LoginCode, for challenge: Challenge
  ) async throws(AppError) -> Sourced<LoginStep>

  /// Signs out: on this device in any case, then on the server if it can be reached.
  ///
  /// - Parameter leave: Called in between, with what could not be erased, if so. Nobody has to wait
  ///   for the rest.
  func signOut(then leave: @Sendable (AppError?) async -> Void) async
}
