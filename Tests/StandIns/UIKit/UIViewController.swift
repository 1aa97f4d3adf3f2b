@_exported import Foundation

@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { declared() }
  public required init?(coder: NSCoder) { declared() }
  nonisolated public convenience override init() { declared() }

  open var view: UIView! = declared()
  open var title: String? = declared()
  open func loadView() { declared() }
  open func viewDidLoad() { declared() }
  open func viewWillAppear(_ animated: Bool) { declared() }
  open func viewDidAppear(_ animated: Bool) { declared() }
  open func viewWillDisappear(_ animated: Bool) { declared() }

  open var navigationItem: UINavigationItem { declared() }
  open var presentedViewController: UIViewController? { declared() }
  open var presentationController: UIPresentationController? { declared() }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { declared() }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { declared() }

  open var children: [UIViewController] { declared() }
  open func addChild(_ childController: UIViewController) { declared() }
  open func didMove(toParent parent: UIViewController?) { declared() }
  open func willMove(toParent parent: UIViewController?) { declared() }
  open func removeFromParent() { declared() }

  open var contentUnavailableConfiguration: (any UIContentConfiguration)? = declared()
}

@MainActor open class UINavigationController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    declared()
  }
  public init(rootViewController: UIViewController) { declared() }
  public required init?(coder: NSCoder) { declared() }

  open var viewControllers: [UIViewController] = declared()
  open var navigationBar: UINavigationBar { declared() }
  weak open var delegate: (any UINavigationControllerDelegate)?
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    declared()
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) { declared() }
}

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  )
}

@MainActor open class UINavigationBar: UIView {
  open var prefersLargeTitles: Bool = declared()
}

@MainActor open class UINavigationItem: NSObject {
  open var rightBarButtonItem: UIBarButtonItem? = declared()
}

@MainActor open class UIBarButtonItem: NSObject {
  public enum SystemItem: Int, Sendable { case done, cancel, close }

  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil
  ) { declared() }
}

@MainActor open class UIPresentationController: NSObject {
  weak open var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) { declared() }
  open func addAction(_ action: UIAlertAction) { declared() }
}

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public convenience init(
    title: String?, style: UIAlertAction.Style,
    handler: (@MainActor @Sendable (UIAlertAction) -> Void)? = nil
  ) { declared() }
}
