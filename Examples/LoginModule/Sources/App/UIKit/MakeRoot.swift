#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The whole app as one controller, for the window of the app's shell.
  @MainActor
  public func makeRoot() -> UIViewController {
    let app = AppRouter(.standard)
    app.start()
    let screens = UIKitScreens(app: app)
    return RouterNavigationController(
      router: app.router,
      root: screens.controller(for: .appHome),
      makeController: screens.controller(for:)
    )
  }
#endif
