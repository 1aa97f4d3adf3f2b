@_exported import Foundation

@MainActor open class UIView: UIResponder {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { declared() }
    public static var flexibleWidth: UIView.AutoresizingMask { declared() }
    public static var flexibleHeight: UIView.AutoresizingMask { declared() }
  }

  nonisolated public convenience init() { declared() }
  public init(frame: CGRect) { declared() }
  public required init?(coder: NSCoder) { declared() }

  open var frame: CGRect = declared()
  open var bounds: CGRect = declared()
  open var center: CGPoint = declared()
  open var alpha: CGFloat = declared()
  open var backgroundColor: UIColor? = declared()
  open var tintColor: UIColor! = declared()
  open var contentMode: UIView.ContentMode = declared()
  open var clipsToBounds: Bool = declared()
  open var isHidden: Bool = declared()
  open var isUserInteractionEnabled: Bool = declared()
  open var tag: Int = declared()
  open var traitCollection: UITraitCollection { declared() }

  open var window: UIWindow? { declared() }
  open var superview: UIView? { declared() }
  open var subviews: [UIView] { declared() }
  open func addSubview(_ view: UIView) { declared() }
  open func insertSubview(_ view: UIView, at index: Int) { declared() }
  open func bringSubviewToFront(_ view: UIView) { declared() }
  open func removeFromSuperview() { declared() }
  open func didMoveToWindow() { declared() }
  open func didMoveToSuperview() { declared() }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { declared() }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { declared() }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { declared() }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { declared() }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { declared() }

  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    declared()
  }
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { declared() }
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { declared() }

  // Layout
  open var autoresizingMask: UIView.AutoresizingMask = declared()
  open var translatesAutoresizingMaskIntoConstraints: Bool = declared()
  open var layoutMargins: UIEdgeInsets = declared()
  open var directionalLayoutMargins: NSDirectionalEdgeInsets = declared()
  open var preservesSuperviewLayoutMargins: Bool = declared()
  open var insetsLayoutMarginsFromSafeArea: Bool = declared()
  open var safeAreaInsets: UIEdgeInsets { declared() }
  open var intrinsicContentSize: CGSize { declared() }
  open func setNeedsLayout() { declared() }
  open func layoutIfNeeded() { declared() }
  open func layoutSubviews() { declared() }
  open func invalidateIntrinsicContentSize() { declared() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { declared() }
  open func sizeToFit() { declared() }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { declared() }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { declared() }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { declared() }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { declared() }

  open var topAnchor: NSLayoutYAxisAnchor { declared() }
  open var bottomAnchor: NSLayoutYAxisAnchor { declared() }
  open var centerYAnchor: NSLayoutYAxisAnchor { declared() }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { declared() }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { declared() }
  open var leadingAnchor: NSLayoutXAxisAnchor { declared() }
  open var trailingAnchor: NSLayoutXAxisAnchor { declared() }
  open var centerXAnchor: NSLayoutXAxisAnchor { declared() }
  open var widthAnchor: NSLayoutDimension { declared() }
  open var heightAnchor: NSLayoutDimension { declared() }
  open var layoutMarginsGuide: UILayoutGuide { declared() }
  open var readableContentGuide: UILayoutGuide { declared() }
  open var safeAreaLayoutGuide: UILayoutGuide { declared() }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { declared() }

  // Accessibility; Apple gives it to every object.
  open var isAccessibilityElement: Bool = declared()
  open var accessibilityLabel: String? = declared()
  open var accessibilityValue: String? = declared()
  open var accessibilityHint: String? = declared()
  open var accessibilityTraits: UIAccessibilityTraits = declared()
  open var accessibilityIdentifier: String? = declared()
  open var accessibilityElements: [Any]? = declared()
  open var accessibilityContainerType: UIAccessibilityContainerType = declared()
  open var accessibilityElementsHidden: Bool = declared()
  open var shouldGroupAccessibilityChildren: Bool = declared()
  @available(iOS 18.0, *)
  open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus = declared()

  // Updates
  @available(iOS 26.0, *) open func setNeedsUpdateProperties() { declared() }
  @available(iOS 26.0, *) open func updateProperties() { declared() }
  @available(iOS 26.0, *) open func updatePropertiesIfNeeded() { declared() }

  // Corners and regions
  @available(iOS 26.0, *) open var cornerConfiguration: UICornerConfiguration = declared()
  @available(iOS 26.0, *) open func effectiveRadius(corner: UIRectCorner) -> CGFloat { declared() }
  @available(iOS 26.0, *) open func layoutGuide(for region: UIView.LayoutRegion) -> UILayoutGuide {
    declared()
  }
  @available(iOS 26.0, *)
  open func edgeInsets(for region: UIView.LayoutRegion) -> UIEdgeInsets { declared() }
  @available(iOS 26.0, *)
  open func directionalEdgeInsets(
    for region: UIView.LayoutRegion
  ) -> NSDirectionalEdgeInsets { declared() }
}

extension UIView {
  public class var layoutFittingCompressedSize: CGSize { declared() }
  public class var layoutFittingExpandedSize: CGSize { declared() }
  public class var noIntrinsicMetric: CGFloat { declared() }
}

@MainActor open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) { declared() }
  public override init(frame: CGRect) { declared() }
  public required init?(coder: NSCoder) { declared() }

  open var windowScene: UIWindowScene? = declared()
  open var rootViewController: UIViewController? = declared()
  open var isKeyWindow: Bool { declared() }
  open func makeKeyAndVisible() { declared() }
}
