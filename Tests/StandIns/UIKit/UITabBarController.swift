@_exported import Foundation

@MainActor open class UITabBarController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    declared()
  }
  public required init?(coder: NSCoder) { declared() }

  open var viewControllers: [UIViewController]? = declared()
  unowned(unsafe) open var selectedViewController: UIViewController?
  open var selectedIndex: Int = declared()
  open var tabBar: UITabBar { declared() }
  weak open var delegate: (any UITabBarControllerDelegate)?
}

/// Apple's method is optional; here it is required, so that a misspelt one does not compile.
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  )
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
