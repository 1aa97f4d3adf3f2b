import LoginBusiness
import LoginView

// Everything that the app knows of the login module.

extension AppRoute {
  package typealias LoginRoute =
    LoginView.LoginRoute
}

extension AppHomeEntry {
  static let login = AppHomeEntry(
    title: LoginText.title, route: .login(.start))
}

extension AppRouter {
  package func makeLoginViewModel() -> LoginViewModel {
    LoginViewModel(
      handler: makeLoginHandler(),
      routing: routing(through: AppRoute.login),
      // FILL IN: what follows; a sign-in gives its token to `services.session` first.
      submitted: { [router] _ in router.close() })
  }

  private func makeLoginHandler() -> LoginHandler {
    LoginHandler(
      client: services.client, database: services.database, storage: services.storage)
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
        LoginScreen(viewModel: app.makeLoginViewModel())
      }
    }
  }
#endif
