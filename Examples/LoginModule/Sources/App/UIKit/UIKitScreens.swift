#if canImport(UIKit)
  import UIKit

  /// The controller of every route.
  @MainActor
  struct UIKitScreens {
    let app: AppRouter

    func controller(for route: AppRoute) -> UIViewController {
      switch route {
      case .appHome: AppHomeViewController(open: app.router.push, signOut: { app.signOut() })
      // scaffold:screens
      case .login(let route): login(route)
      case .timeline(let route): timeline(route)
      // scaffold:end
      }
    }
  }
#endif
