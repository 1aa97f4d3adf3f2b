#if canImport(UIKit)
  import UIKit

  /// Where the app starts.
  @main
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      true
    }
  }
#endif
