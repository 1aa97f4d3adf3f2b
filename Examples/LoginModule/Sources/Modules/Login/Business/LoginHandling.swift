import BaseBusiness
import Core

/// The requests that others may make of this module.
package nonisolated protocol LoginHandling:
  SigningIn<UserInput, LoginStep>, CodeSubmitting<Challenge, User>
{
  // Base declares these too. They stand here once more for the screens, which do not depend on
  // Base's Business.

  /// The name of who signed in last; `nil` if it is not known.
  func userName() async throws(AppError) -> String?

  /// Signs in, or learns that the server wants a code too.
  func submit(_ input: UserInput) async throws(AppError) -> Sourced<LoginStep>

  /// Signs in with the code that the server wants besides.
  func submit(_ code: Secret, for challenge: Challenge) async throws(AppError) -> Sourced<User>
}
