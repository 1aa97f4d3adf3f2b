import App
import UIKit

/// The window, with the whole app in it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    self.window = window
    if let place = session.stateRestorationActivity { self.scene(scene, continue: place) }
    for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    goOn(with: userActivity, in: window?.rootViewController)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    placeActivity(in: window?.rootViewController)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { openLink(context.url, in: window?.rootViewController) }
  }
}
