#if canImport(UIKit)
  import UIKit

  /// A screen of a module as a controller, to be presented or to be a tab.
  ///
  /// It has a stack and a navigation bar of its own, so it is not pushed. What the user finishes
  /// there, such as a form, takes it away where it was presented.
  @MainActor
  public func makeRoot(at start: AppStart) -> UIViewController {
    let app = AppRouter(.shared, at: start.route)
    app.start()
    return TurnViewController(app: app)
  }
#endif
