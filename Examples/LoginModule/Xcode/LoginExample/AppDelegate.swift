import UIKit

/// Where the app starts. `Info.plist` says that a `SceneDelegate` has its window.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
