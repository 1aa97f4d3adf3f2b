#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The controller of every route.
  @MainActor
  struct UIKitScreens {
    let app: AppRouter
    /// The router of the presentation in which the controllers are.
    let router: Router<AppRoute>

    func controller(for route: AppRoute) -> UIViewController {
      switch route {
      case .appHome:
        AppHomeViewController(sessionAction: app.sessionAction, open: router.push)
      // scaffold:screens
      case .login(let route): login(route)
      case .me(let route): me(route)
      case .timeline(let route): timeline(route)
      // scaffold:end
      }
    }
  }
#endif
