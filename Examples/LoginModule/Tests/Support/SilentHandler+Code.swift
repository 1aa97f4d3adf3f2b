import BaseBusiness
import Core

nonisolated extension CodeSubmitting where Self: SilentHandler {
  package func submit(
    _ code: Secret, for challenge: Challenge
  ) async throws(AppError) -> Sourced<User> {
    throw .cancelled
  }
}
