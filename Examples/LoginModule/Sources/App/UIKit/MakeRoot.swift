#if canImport(UIKit)
  import UIKit

  /// The whole app as one controller, for the window of the app's shell.
  @MainActor
  public func makeRoot() -> UIViewController {
    let app = AppRouter(.shared)
    app.start()
    return TurnViewController(app: app)
  }
#endif
