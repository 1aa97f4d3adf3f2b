@_exported import Foundation

@available(iOS 18.0, *)
@MainActor open class UITab: NSObject {
  @available(iOS 18.0, *)
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) { declared() }

  open var identifier: String { declared() }
  open var title: String = declared()
  open var subtitle: String? = declared()
  open var image: UIImage? = declared()
  open var badgeValue: String? = declared()
  open var userInfo: Any? = declared()
  open var preferredPlacement: UITab.Placement = declared()
  open var viewController: UIViewController? { declared() }
  open var parent: UITabGroup? { declared() }
  open var managingTabGroup: UITabGroup? { declared() }
  open var tabBarController: UITabBarController? { declared() }
  open var isHidden: Bool = declared()
  open var isHiddenByDefault: Bool = declared()
  open var allowsHiding: Bool = declared()
  @available(iOS 18.4, *) open var isEnabled: Bool = declared()
  @available(iOS 18.4, *) open var hasVisiblePlacement: Bool { declared() }
  @available(iOS 26.1, *) open var selectedImage: UIImage? = declared()
}

@available(iOS 18.0, *)
@MainActor open class UITabGroup: UITab {
  @available(iOS 18.0, *)
  public enum SidebarAppearance: Int, Sendable { case automatic, inline, rootSection }

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) { declared() }

  open var children: [UITab] = declared()
  open var selectedChild: UITab? = declared()
  open var defaultChildIdentifier: String? = declared()
  open var displayOrder: [UITab] { declared() }
  open var displayOrderIdentifiers: [String] = declared()
  open var allowsReordering: Bool = declared()
  open var managingNavigationController: UINavigationController? = declared()
  open var sidebarActions: [UIAction] = declared()
  open var sidebarAppearance: UITabGroup.SidebarAppearance = declared()
  open func tab(forIdentifier identifier: String) -> UITab? { declared() }
  @available(iOS 26.1, *) open var isSidebarDestination: Bool = declared()
  @available(iOS 26.1, *) open var isCollapsedByDefault: Bool = declared()
}

@available(iOS 18.0, *)
@MainActor open class UISearchTab: UITab {
  public init(viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) {
    declared()
  }

  @available(iOS 26.0, *) open var automaticallyActivatesSearch: Bool = declared()
  @available(iOS 26.4, *) open class var identifier: String { declared() }
}

@available(iOS 26.0, *)
@MainActor open class UITabAccessory: NSObject {
  @available(iOS 26.0, *)
  public enum Environment: Int, Sendable { case unspecified, none, regular, inline }

  public init(contentView: UIView) { declared() }

  open var contentView: UIView { declared() }
}

extension UITabBarController {
  @available(iOS 18.0, *)
  @MainActor open class Sidebar: NSObject {
    @available(iOS 18.0, *)
    public enum Layout: Int, Sendable { case automatic, overlap, tile }

    open var isHidden: Bool = declared()
    open var preferredLayout: UITabBarController.Sidebar.Layout = declared()
    open var headerContentConfiguration: (any UIContentConfiguration)? = declared()
    open var footerContentConfiguration: (any UIContentConfiguration)? = declared()
    open var bottomBarView: UIView? = declared()
    open func reconfigureItem(for tab: UITab) { declared() }
    @available(iOS 27.0, *) open var isAvailable: Bool { declared() }
  }
}
