#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The whole app as one controller, for the window of the app's shell.
  @MainActor
  public func makeRoot() -> UIViewController {
    let app = AppRouter(.standard)
    app.start()
    return RouterNavigationController(router: app.router, root: .appHome) { router, route in
      UIKitScreens(app: app, router: router).controller(for: route)
    }
  }
#endif
