@_exported import Foundation

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
    @available(iOS 26.0, *) public static var prominent: UIBarButtonItem.Style { .done }
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
  @available(iOS 26.0, *) open class func fixedSpace() -> UIBarButtonItem { declared() }
  @available(iOS 26.0, *) open var badge: UIBarButtonItem.Badge? = declared()
  @available(iOS 26.0, *) open var identifier: String? = declared()
  @available(iOS 26.0, *) open var hidesSharedBackground: Bool = declared()
  @available(iOS 26.0, *) open var sharesBackground: Bool = declared()
  @available(iOS 27.0, *) open var isPaddingRemoved: Bool = declared()
  @available(iOS 27.0, *)
  open var visibilityPriority: UIBarButtonItem.VisibilityPriority = declared()
}

extension UIBarButtonItem {
  @available(iOS 26.0, *)
  @MainActor open class Badge: NSObject {
    open class func count(_ count: Int) -> UIBarButtonItem.Badge { declared() }
    open class func string(_ stringValue: String) -> UIBarButtonItem.Badge { declared() }
    open class func indicator() -> UIBarButtonItem.Badge { declared() }

    open var stringValue: String? { declared() }
    open var backgroundColor: UIColor? = declared()
    open var foregroundColor: UIColor? = declared()
    open var font: UIFont? = declared()
  }

  @available(iOS 27.0, *)
  public struct VisibilityPriority: Hashable, Sendable {
    public static var low: UIBarButtonItem.VisibilityPriority { declared() }
    public static var standard: UIBarButtonItem.VisibilityPriority { declared() }
    public static var high: UIBarButtonItem.VisibilityPriority { declared() }
  }
}
