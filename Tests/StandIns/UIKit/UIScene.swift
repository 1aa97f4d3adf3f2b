@_exported import Foundation

@MainActor open class UIScene: UIResponder {
  @MainActor open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { declared() }
  }

  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    declared()
  }

  open var session: UISceneSession { declared() }
  open var delegate: (any UISceneDelegate)? = declared()
  open var title: String! = declared()
}

@MainActor open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { declared() }
  open var keyWindow: UIWindow? { declared() }
}

@MainActor open class UISceneSession: NSObject {
  public struct Role: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { declared() }
    public static let windowApplication = Role(rawValue: "")
  }

  open var role: UISceneSession.Role { declared() }
  open var configuration: UISceneConfiguration { declared() }
}

@MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) { declared() }

  open var name: String? { declared() }
  open var role: UISceneSession.Role { declared() }
  open var sceneClass: AnyClass? = declared()
  open var delegateClass: AnyClass? = declared()
}

/// Apple's methods are optional; here they have a default. Of a near miss the compiler warns where the
/// conformance has an extension of its own.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { declared() }
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    declared()
  }
  public func sceneDidDisconnect(_ scene: UIScene) { declared() }
  public func sceneDidBecomeActive(_ scene: UIScene) { declared() }
  public func sceneWillResignActive(_ scene: UIScene) { declared() }
  public func sceneWillEnterForeground(_ scene: UIScene) { declared() }
  public func sceneDidEnterBackground(_ scene: UIScene) { declared() }
}

@MainActor open class UIOpenURLContext: NSObject {
  open var url: URL { declared() }
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { declared() }
    set { declared() }
  }
}
