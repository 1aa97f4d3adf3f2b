@_exported import Foundation

@MainActor open class UIResponder: NSObject {
  nonisolated public override init() { declared() }
}

@MainActor open class UIView: UIResponder {
  nonisolated public convenience override init() { declared() }
  public init(frame: CGRect) { declared() }
  public required init?(coder: NSCoder) { declared() }

  open var backgroundColor: UIColor? = declared()
  open var isHidden: Bool = declared()
  open var window: UIWindow? { declared() }
  open var tag: Int = declared()
  open var translatesAutoresizingMaskIntoConstraints: Bool = declared()

  open func addSubview(_ view: UIView) { declared() }
  open func removeFromSuperview() { declared() }
  open func layoutSubviews() { declared() }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { declared() }

  open var isAccessibilityElement: Bool = declared()
  open var accessibilityLabel: String? = declared()
  open var accessibilityValue: String? = declared()
  open var accessibilityHint: String? = declared()
  open var accessibilityTraits: UIAccessibilityTraits = declared()
  open var accessibilityIdentifier: String? = declared()

  open var topAnchor: NSLayoutYAxisAnchor { declared() }
  open var bottomAnchor: NSLayoutYAxisAnchor { declared() }
  open var leadingAnchor: NSLayoutXAxisAnchor { declared() }
  open var trailingAnchor: NSLayoutXAxisAnchor { declared() }
  open var widthAnchor: NSLayoutDimension { declared() }
  open var heightAnchor: NSLayoutDimension { declared() }
  open var safeAreaLayoutGuide: UILayoutGuide { declared() }
  open var readableContentGuide: UILayoutGuide { declared() }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { declared() }
}

@MainActor open class UIWindow: UIView {}

@MainActor open class UILayoutGuide: NSObject {
  open var topAnchor: NSLayoutYAxisAnchor { declared() }
  open var bottomAnchor: NSLayoutYAxisAnchor { declared() }
  open var leadingAnchor: NSLayoutXAxisAnchor { declared() }
  open var trailingAnchor: NSLayoutXAxisAnchor { declared() }
  open var widthAnchor: NSLayoutDimension { declared() }
  open var heightAnchor: NSLayoutDimension { declared() }
}

@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {}

public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { declared() }
  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    declared()
  }
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { declared() }
}

@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    declared()
  }
}

@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  open class func activate(_ constraints: [NSLayoutConstraint]) { declared() }
}
