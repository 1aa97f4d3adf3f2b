import BaseView
import Core
import LoginBusiness

/// The input of the login form, and its submission.
@MainActor
public final class LoginViewModel {
  package let form: FormModel<LoginForm, LoginStep>

  /// `submitted` is called when the session has begun.
  package init(
    handler: any LoginHandling,
    routing: Routing<LoginRoute>,
    submitted: @escaping @MainActor (User) -> Void
  ) {
    form = FormModel(
      sending: { input throws(AppError) in
        do throws(AppError) {
          return try await handler.submit(input)
        } catch {
          throw error.inOwnWords
        }
      },
      filledWith: { await .remembered(by: handler) },
      routing: routing,
      submitted: { step in
        switch step {
        case .signedIn(let user): submitted(user)
        case .codeWanted(let challenge): routing.push(.code(challenge))
        }
      })
  }
}
