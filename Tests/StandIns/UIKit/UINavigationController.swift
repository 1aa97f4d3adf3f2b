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
  @available(iOS 26.0, *)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { declared() }
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
  @available(iOS 26.0, *) open var attributedTitle: AttributedString? = declared()
  @available(iOS 26.0, *) open var subtitle: String? = declared()
  @available(iOS 26.0, *) open var attributedSubtitle: AttributedString? = declared()
  @available(iOS 26.0, *) open var subtitleView: UIView? = declared()
  @available(iOS 26.0, *) open var largeTitle: String? = declared()
  @available(iOS 26.0, *) open var largeSubtitle: String? = declared()
  @available(iOS 26.0, *) open var largeAttributedSubtitle: AttributedString? = declared()
  @available(iOS 26.0, *) open var largeSubtitleView: UIView? = declared()
  @available(iOS 26.0, *)
  open var searchBarPlacementAllowsToolbarIntegration: Bool = declared()
  @available(iOS 26.0, *)
  open var searchBarPlacementAllowsExternalIntegration: Bool = declared()
  @available(iOS 26.0, *)
  open var searchBarPlacementBarButtonItem: UIBarButtonItem { declared() }
  @available(iOS 27.0, *) open var navigationBarMinimization: UIBarMinimization = declared()
}

@available(iOS 27.0, *)
public struct UIBarMinimization: Hashable, Sendable {}
