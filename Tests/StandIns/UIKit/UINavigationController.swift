@_exported import Foundation

@MainActor open class UINavigationController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    declared()
  }
  public init(rootViewController: UIViewController) { declared() }
  public required init?(coder: NSCoder) { declared() }

  open var viewControllers: [UIViewController] = declared()
  open var topViewController: UIViewController? { declared() }
  open var visibleViewController: UIViewController? { declared() }
  open var navigationBar: UINavigationBar { declared() }
  weak open var delegate: (any UINavigationControllerDelegate)?
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    declared()
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) { declared() }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    declared()
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    declared()
  }
}

/// Apple's method is optional; here it is required, so that a misspelt one does not compile.
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
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  open var title: String? = declared()
  open var titleView: UIView? = declared()
  open var prompt: String? = declared()
  open var backButtonTitle: String? = declared()
  open var hidesBackButton: Bool = declared()
  open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = declared()
  open var leftBarButtonItem: UIBarButtonItem? = declared()
  open var leftBarButtonItems: [UIBarButtonItem]? = declared()
  open var rightBarButtonItem: UIBarButtonItem? = declared()
  open var rightBarButtonItems: [UIBarButtonItem]? = declared()
  open var searchController: UISearchController? = declared()
  open var hidesSearchBarWhenScrolling: Bool = declared()
}

@MainActor open class UIBarItem: NSObject {
  open var title: String? = declared()
  open var image: UIImage? = declared()
  open var isEnabled: Bool = declared()
  open var tag: Int = declared()

  // Accessibility; Apple gives it to every object.
  open var accessibilityLabel: String? = declared()
  open var accessibilityHint: String? = declared()
  open var accessibilityIdentifier: String? = declared()
}

@MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24
  }

  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { declared() }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) { declared() }
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) { declared() }
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) { declared() }
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) { declared() }
  public convenience init(customView: UIView) { declared() }

  open var style: UIBarButtonItem.Style = declared()
  open var primaryAction: UIAction? = declared()
  open var menu: UIMenu? = declared()
  open var customView: UIView? = declared()
}
