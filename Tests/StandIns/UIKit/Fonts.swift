@_exported import Foundation

open class UIFont: NSObject, @unchecked Sendable {
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { declared() }
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { declared() }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { declared() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    declared()
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { declared() }
  open var pointSize: CGFloat { declared() }
}

extension UIFont {
  public struct TextStyle: Hashable, Sendable {
    public static let largeTitle = TextStyle()
    public static let title1 = TextStyle()
    public static let title2 = TextStyle()
    public static let title3 = TextStyle()
    public static let headline = TextStyle()
    public static let subheadline = TextStyle()
    public static let body = TextStyle()
    public static let callout = TextStyle()
    public static let footnote = TextStyle()
    public static let caption1 = TextStyle()
    public static let caption2 = TextStyle()
  }

  public struct Weight: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { declared() }
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0)
    public static let semibold = Weight(rawValue: 0)
    public static let bold = Weight(rawValue: 0)
  }
}

open class UIFontMetrics: NSObject, @unchecked Sendable {
  public init(forTextStyle textStyle: UIFont.TextStyle) { declared() }
  open class var `default`: UIFontMetrics { declared() }
  open func scaledFont(for font: UIFont) -> UIFont { declared() }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { declared() }
  open func scaledValue(for value: CGFloat) -> CGFloat { declared() }
}
