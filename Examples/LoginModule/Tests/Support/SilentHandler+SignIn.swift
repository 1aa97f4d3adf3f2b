import BaseBusiness
import Core

nonisolated extension SigningIn where Self: SilentHandler {
  package func userName() async throws(AppError) -> String? { nil }
}
