import BaseData
import BaseView
import Core
import LoginBusiness
import LoginView

// Everything that the app knows of the login module.

nonisolated extension AppSignIn {
  static let login = AppSignIn(
    route: .login(.start),
    renew: { token, client throws(AppError) in
      try await TokenHandler(client: client).renew(token)
    },
    revoke: { token, client throws(AppError) in
      try await TokenHandler(client: client).revoke(token)
    })
}

extension AppRouter {
  package func makeLoginViewModel(
    in router: Router<AppRoute>
  ) -> LoginViewModel {
    LoginViewModel(
      handler: makeLoginHandler(),
      routing: routing(in: router, through: AppRoute.login),
      submitted: { [weak self] _ in self?.signedIn() })
  }

  package func makeLoginCodeViewModel(
    _ challenge: Challenge, in router: Router<AppRoute>
  ) -> LoginCodeViewModel {
    LoginCodeViewModel(
      challenge, handler: makeLoginHandler(),
      routing: routing(in: router, through: AppRoute.login),
      submitted: { [weak self] _ in self?.signedIn() })
  }

  /// The name of who signed in last, if it was kept.
  package func lastUserName() async -> String? {
    try? await makeLoginHandler().userName()
  }

  package func makeLoginHandler() -> LoginHandler {
    LoginHandler(
      client: services.client, storage: services.lastingStorage,
      signIn: { [services] user, token throws(AppError) in
        try await services.signIn(as: user, with: token)
      })
  }
}

#if canImport(UIKit)
  import UIKit

  extension UIKitScreens {
    func login(_ route: LoginRoute) -> UIViewController {
      switch route {
      case .start:
        LoginViewController(viewModel: app.makeLoginViewModel(in: router))
      case .code(let challenge):
        LoginCodeViewController(viewModel: app.makeLoginCodeViewModel(challenge, in: router))
      }
    }
  }
#endif

#if canImport(SwiftUI)
  import SwiftUI

  extension SwiftUIScreens {
    @ViewBuilder
    func login(_ route: LoginRoute) -> some View {
      switch route {
      case .start:
        LoginScreen(viewModel: app.makeLoginViewModel(in: router))
      case .code(let challenge):
        LoginCodeScreen(viewModel: app.makeLoginCodeViewModel(challenge, in: router))
      }
    }
  }
#endif
