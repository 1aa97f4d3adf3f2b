@_exported import Foundation

extension UIFont {
  public struct TextStyle: Hashable, Sendable {
    public static let largeTitle = TextStyle()
    public static let title2 = TextStyle()
    public static let headline = TextStyle()
    public static let body = TextStyle()
    public static let footnote = TextStyle()
    public static let caption1 = TextStyle()
  }
}

open class UIFont: NSObject, @unchecked Sendable {
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { declared() }
}

open class UIColor: NSObject, @unchecked Sendable {
  open class var systemBackground: UIColor { declared() }
  open class var secondarySystemBackground: UIColor { declared() }
  open class var secondaryLabel: UIColor { declared() }
  open class var label: UIColor { declared() }
}

open class UIImage: NSObject, @unchecked Sendable {
  public convenience init?(systemName name: String) { declared() }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { declared() }
  public static var staticText: UIAccessibilityTraits { declared() }
  public static var button: UIAccessibilityTraits { declared() }
  public static var header: UIAccessibilityTraits { declared() }
}

@MainActor public enum UIAccessibility {
  public struct Notification: Sendable {
    public static var announcement: UIAccessibility.Notification { declared() }
    public static var screenChanged: UIAccessibility.Notification { declared() }
  }

  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    declared()
  }
}

extension IndexPath {
  public init(row: Int, section: Int) { declared() }
  public var row: Int { declared() }
  public var section: Int { declared() }
}
