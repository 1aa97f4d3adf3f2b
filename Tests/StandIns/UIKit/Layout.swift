@_exported import Foundation

@MainActor open class UILayoutGuide: NSObject {
  open var topAnchor: NSLayoutYAxisAnchor { declared() }
  open var bottomAnchor: NSLayoutYAxisAnchor { declared() }
  open var centerYAnchor: NSLayoutYAxisAnchor { declared() }
  open var leadingAnchor: NSLayoutXAxisAnchor { declared() }
  open var trailingAnchor: NSLayoutXAxisAnchor { declared() }
  open var centerXAnchor: NSLayoutXAxisAnchor { declared() }
  open var widthAnchor: NSLayoutDimension { declared() }
  open var heightAnchor: NSLayoutDimension { declared() }
}

@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard: Bool = declared()
  open var usesBottomSafeArea: Bool = declared()
}

public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public var rawValue: Float
  public init(_ rawValue: Float) { declared() }
  public init(rawValue: Float) { declared() }
  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    declared()
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { declared() }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { declared() }
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { declared() }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { declared() }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { declared() }
}

@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { declared() }
}

@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { declared() }
}

@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { declared() }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    declared()
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { declared() }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { declared() }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { declared() }
}

@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }

  open var constant: CGFloat = declared()
  open var isActive: Bool = declared()
  open var priority: UILayoutPriority = declared()
  open class func activate(_ constraints: [NSLayoutConstraint]) { declared() }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { declared() }
}

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init() { declared() }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { declared() }
  public static var zero: UIEdgeInsets { declared() }
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init() { declared() }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { declared() }
  public static var zero: NSDirectionalEdgeInsets { declared() }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { declared() }
  public static var top: NSDirectionalRectEdge { declared() }
  public static var leading: NSDirectionalRectEdge { declared() }
  public static var bottom: NSDirectionalRectEdge { declared() }
  public static var trailing: NSDirectionalRectEdge { declared() }
  public static var all: NSDirectionalRectEdge { declared() }
}
