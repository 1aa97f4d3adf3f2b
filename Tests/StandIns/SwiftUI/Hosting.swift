#if os(iOS)
  import UIKit

  @MainActor open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { declared() }
    public required init?(coder: NSCoder) { declared() }
  }

  @MainActor @preconcurrency
  public struct UIViewControllerRepresentableContext<
    Representable: UIViewControllerRepresentable
  > {
    public var environment: EnvironmentValues { declared() }
    @available(iOS 18.0, *)
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) { declared() }
  }

  @MainActor @preconcurrency
  public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = UIViewControllerRepresentableContext<Self>

    @MainActor @preconcurrency
    func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    @MainActor @preconcurrency
    func updateUIViewController(
      _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  }

  extension UIViewControllerRepresentable {
    public var body: Never { declared() }
  }
  extension UIView {
    @available(iOS 18.0, *)
    public class func animate(
      _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) { declared() }
  }

  @available(iOS 26.0, *)
  @MainActor @preconcurrency public protocol UIHostingSceneDelegate: UISceneDelegate {
    associatedtype RootScene: Scene
    @SceneBuilder static var rootScene: Self.RootScene { get }
  }
#endif
