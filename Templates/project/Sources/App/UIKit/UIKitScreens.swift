#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The controller of every route.
  @MainActor
  struct UIKitScreens {
    let app: AppRouter

    func controller(for route: AppRoute) -> UIViewController {
      switch route {
      case .appHome: AppHomeViewController(open: app.router.push)
      // scaffold:screens
      // scaffold:end
      }
    }
  }
#endif
