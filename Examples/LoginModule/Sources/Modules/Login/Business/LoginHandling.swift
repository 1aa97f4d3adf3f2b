import BaseBusiness
import Core

/// What others may ask of this module.
package protocol LoginHandling: Handler {
  /// What was entered last time, to begin with; its secrets are empty.
  func draft() async throws(AppError) -> UserInput?

  /// Sends what was entered; the server says what came of it.
  func submit(_ input: UserInput) async throws(AppError) -> Sourced<User>

  /// What came of the form the last time that it was sent.
  func latest() async throws(AppError) -> User?
}
