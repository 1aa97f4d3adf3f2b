@_exported import Foundation

@MainActor open class UIScene: UIResponder {
  @MainActor open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { declared() }
    open var userActivities: Set<NSUserActivity> { declared() }
  }

  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    declared()
  }

  open var session: UISceneSession { declared() }
  open var delegate: (any UISceneDelegate)? = declared()
  open var title: String! = declared()
  @available(iOS 18.0, *) open var systemProtectionManager: UISceneSystemProtectionManager? {
    declared()
  }
  @available(iOS 18.0, *)
  public nonisolated class var systemProtectionDidChangeNotification: NSNotification.Name {
    declared()
  }
  @available(iOS 26.0, *)
  open var destructionConditions: Set<UISceneDestructionCondition> = declared()
}

@available(iOS 26.0, *)
@MainActor open class UISceneDestructionCondition: NSObject {
  open class var userInitiatedDismissal: UISceneDestructionCondition { declared() }
  open class var systemDisconnection: UISceneDestructionCondition { declared() }
}

@available(iOS 18.0, *)
@MainActor open class UISceneSystemProtectionManager: NSObject {
  open var isUserAuthenticationEnabled: Bool { declared() }
}

@MainActor open class UIWindowScene: UIScene {
  @MainActor open class Geometry: NSObject {
    @available(iOS 26.0, *) open var isInterfaceOrientationLocked: Bool { declared() }
    @available(iOS 26.0, *) open var isInteractivelyResizing: Bool { declared() }
  }

  @available(iOS 26.0, *)
  @MainActor open class WindowingControlStyle: NSObject {
    open class var automatic: UIWindowScene.WindowingControlStyle { declared() }
    open class var minimal: UIWindowScene.WindowingControlStyle { declared() }
    open class var unified: UIWindowScene.WindowingControlStyle { declared() }
  }

  open var windows: [UIWindow] { declared() }
  open var keyWindow: UIWindow? { declared() }
  @available(iOS 27.0, *) open var closureConfirmation: UISceneClosureConfirmation? = declared()
}

@available(iOS 27.0, *)
@MainActor open class UISceneClosureConfirmation: NSObject {}

@available(iOS 27.0, *)
@MainActor open class UISceneAccessory: NSObject {
  @available(iOS 27.0, *)
  @MainActor open class Registration: NSObject {
    open var isAvailable: Bool { declared() }
    open var isEnabled: Bool = declared()
  }
}

@MainActor open class UISceneSession: NSObject {
  public struct Role: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { declared() }
    public static let windowApplication = Role(rawValue: "")
  }

  open var role: UISceneSession.Role { declared() }
  open var configuration: UISceneConfiguration { declared() }
  open var stateRestorationActivity: NSUserActivity? = declared()
}

@MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) { declared() }
  @available(iOS 27.0, *) public init(name: String?) { declared() }

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
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
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
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { declared() }
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { declared() }
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
  @available(iOS 26.0, *)
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
  @available(iOS 26.0, *)
  func preferredWindowingControlStyle(
    for windowScene: UIWindowScene
  ) -> UIWindowScene.WindowingControlStyle
}

extension UIWindowSceneDelegate {
  @available(iOS 26.0, *)
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) { declared() }
  @available(iOS 26.0, *)
  public func preferredWindowingControlStyle(
    for windowScene: UIWindowScene
  ) -> UIWindowScene.WindowingControlStyle { declared() }

  public var window: UIWindow? {
    get { declared() }
    set { declared() }
  }
}
