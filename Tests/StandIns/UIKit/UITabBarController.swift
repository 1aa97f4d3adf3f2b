@_exported import Foundation

@MainActor open class UITabBarController: UIViewController {
  @available(iOS 18.0, *)
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
  @available(iOS 26.0, *)
  public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    declared()
  }
  public required init?(coder: NSCoder) { declared() }
  @available(iOS 18.0, *) public convenience init(tabs: [UITab]) { declared() }

  open var viewControllers: [UIViewController]? = declared()
  unowned(unsafe) open var selectedViewController: UIViewController?
  open var selectedIndex: Int = declared()
  open var tabBar: UITabBar { declared() }
  weak open var delegate: (any UITabBarControllerDelegate)?
  @available(iOS 18.0, *) open var tabs: [UITab] = declared()
  @available(iOS 18.0, *) open func setTabs(_ tabs: [UITab], animated: Bool) { declared() }
  @available(iOS 18.0, *) open func tab(forIdentifier identifier: String) -> UITab? { declared() }
  @available(iOS 18.0, *) open var selectedTab: UITab? = declared()
  @available(iOS 18.0, *) open var mode: UITabBarController.Mode = declared()
  @available(iOS 18.0, *) open var sidebar: UITabBarController.Sidebar { declared() }
  @available(iOS 18.0, *) open var customizationIdentifier: String? = declared()
  @available(iOS 18.0, *) open var compactTabIdentifiers: [String]? = declared()
  @available(iOS 18.0, *) open var isTabBarHidden: Bool = declared()
  @available(iOS 18.0, *)
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { declared() }
  @available(iOS 26.0, *) open var contentLayoutGuide: UILayoutGuide { declared() }
  @available(iOS 26.0, *)
  open var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior = declared()
  @available(iOS 26.0, *) open var bottomAccessory: UITabAccessory? = declared()
  @available(iOS 26.0, *)
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) { declared() }
  @available(iOS 27.0, *) open var prominentTabIdentifier: String? = declared()
  @available(iOS 27.0, *)
  open func setProminentTabIdentifier(_ identifier: String?, animated: Bool) { declared() }
  @available(iOS 27.0, *) open func performBatchUpdates(_ updates: () -> Void) { declared() }
}

/// Apple's methods are optional. Here the one that an emitted controller implements is required, so that
/// a misspelt one does not compile; the others have a default.
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  )
  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool
  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
    previousTab: UITab?)
  @available(iOS 18.0, *)
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
  @available(iOS 18.0, *)
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
}

extension UITabBarControllerDelegate {
  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { declared() }
  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) { declared() }
  @available(iOS 18.0, *)
  public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
    declared()
  }
  @available(iOS 18.0, *)
  public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) { declared() }
  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
  ) { declared() }
  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) { declared() }
  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { declared() }
}

@MainActor open class UITabBar: UIView {}

@MainActor open class UITabBarItem: UIBarItem {
  public convenience init(title: String?, image: UIImage?, tag: Int) { declared() }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { declared() }

  open var selectedImage: UIImage? = declared()
  open var badgeValue: String? = declared()
}

extension UIViewController {
  public var tabBarItem: UITabBarItem! {
    get { declared() }
    set { declared() }
  }
  public var tabBarController: UITabBarController? { declared() }
}
