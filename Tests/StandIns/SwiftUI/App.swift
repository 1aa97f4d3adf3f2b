@_exported import Foundation

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  @MainActor @preconcurrency public static func main() { declared() }
}

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    declared()
  }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { declared() }
}

extension View {
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { Modified() }
}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) { declared() }
  public var body: Never { declared() }
}

extension View {
  @available(iOS 26.0, macOS 26.0, *)
  public func onOpenURL(prefersInApp: Bool) -> some View { Modified() }
}

extension Scene {
  @available(iOS 18.0, macOS 15.0, *)
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    ModifiedScene()
  }
  @available(iOS 18.0, macOS 15.0, *)
  public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
    ModifiedScene()
  }
  @available(iOS 18.0, macOS 15.0, *)
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { ModifiedScene() }
}

/// What a modifier of a scene makes of it.
struct ModifiedScene: Scene {
  var body: Never { declared() }
}

@available(iOS 18.0, macOS 15.0, *)
public struct SceneRestorationBehavior: Sendable {
  public static let automatic = SceneRestorationBehavior()
  public static let disabled = SceneRestorationBehavior()
}

@available(iOS 18.0, macOS 15.0, *)
public struct WindowManagerRole: Sendable {
  public static let automatic = WindowManagerRole()
  public static let principal = WindowManagerRole()
  public static let associated = WindowManagerRole()
}

extension View {
  @available(iOS 18.0, macOS 15.0, *)
  public func allowsWindowActivationEvents(_ value: Bool?) -> some View { Modified() }
}
