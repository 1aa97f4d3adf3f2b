import BaseBusiness
import BaseData
import Core
import LoginBusiness
import LoginView

// Everything that the app knows of the login module.

nonisolated extension Services {
  /// Gets a new token for one that the server no longer accepts.
  static func refresh(
    _ token: Token, asking client: HTTPClient
  ) async throws(AppError) -> Token {
    try await TokenRenewal(client: client).renew(token)
  }
}

extension AppRouter {
  package func makeLoginViewModel() -> LoginViewModel {
    LoginViewModel(
      handler: makeLoginHandler(),
      warning: unerased,
      signedIn: { [weak self, turn] _ in self?.signedIn(since: turn) })
  }

  /// The name of who signed in last, if it was kept.
  package func lastUserName() async -> String? {
    try? await makeLoginHandler().userName()
  }

  /// The handler gives the token to the session itself, so that no view ever has it.
  func makeLoginHandler() -> LoginHandler {
    LoginHandler(
      client: services.client,
      storage: services.lastingStorage,
      session: services.session,
      signIn: { [services] user, token throws(AppError) in
        try await services.signIn(as: user, with: token)
      },
      signOut: { [services] () throws(AppError) in try await services.signOut() })
  }
}

#if canImport(UIKit)
  import UIKit

  extension UIKitScreens {
    func login(_ route: LoginRoute) -> UIViewController {
      switch route {
      case .start:
        LoginViewController(viewModel: app.makeLoginViewModel())
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
        LoginScreen(
          viewModel: app.makeLoginViewModel())
      }
    }
  }
#endif
