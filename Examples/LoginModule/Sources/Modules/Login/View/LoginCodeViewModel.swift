import BaseView
import Core
import LoginBusiness

/// The code that is entered, and what becomes of it.
@MainActor
public final class LoginCodeViewModel {
  package let form: FormModel<LoginCodeForm, User>

  /// `submitted` is called when the session has begun.
  package init(
    _ challenge: Challenge,
    handler: any LoginHandling,
    routing: Routing<LoginRoute>,
    submitted: @escaping @MainActor (User) -> Void
  ) {
    form = FormModel(
      sending: { code throws(AppError) in
        do throws(AppError) {
          return try await handler.submit(code, for: challenge)
        } catch {
          throw error.inOwnWords
        }
      },
      routing: routing, submitted: submitted)
  }
}
