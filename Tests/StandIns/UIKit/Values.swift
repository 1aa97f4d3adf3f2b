@_exported import Foundation

open class UIColor: NSObject, @unchecked Sendable {
  public convenience init?(named name: String) { declared() }
  @available(iOS 18.0, *)
  public enum Prominence: Int, Sendable { case primary, secondary, tertiary, quaternary }

  open class var systemBackground: UIColor { declared() }
  open class var secondarySystemBackground: UIColor { declared() }
  open class var tertiarySystemBackground: UIColor { declared() }
  open class var systemGroupedBackground: UIColor { declared() }
  open class var secondarySystemGroupedBackground: UIColor { declared() }
  open class var label: UIColor { declared() }
  open class var secondaryLabel: UIColor { declared() }
  open class var tertiaryLabel: UIColor { declared() }
  open class var placeholderText: UIColor { declared() }
  open class var separator: UIColor { declared() }
  open class var tintColor: UIColor { declared() }
  open class var systemRed: UIColor { declared() }
  open class var systemOrange: UIColor { declared() }
  open class var systemYellow: UIColor { declared() }
  open class var systemGreen: UIColor { declared() }
  open class var systemBlue: UIColor { declared() }
  open class var systemGray: UIColor { declared() }
  open class var systemFill: UIColor { declared() }
  open class var secondarySystemFill: UIColor { declared() }
  open class var clear: UIColor { declared() }
  open class var white: UIColor { declared() }
  open class var black: UIColor { declared() }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { declared() }
  @available(iOS 18.0, *)
  open func withProminence(_ prominence: UIColor.Prominence) -> UIColor { declared() }
  @available(iOS 18.0, *) open var prominence: UIColor.Prominence { declared() }
  @available(iOS 26.0, *)
  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, exposure: CGFloat
  ) { declared() }
  @available(iOS 26.0, *)
  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat
  ) { declared() }
  @available(iOS 26.0, *)
  open func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> UIColor { declared() }
  @available(iOS 26.0, *) open var linearExposure: CGFloat { declared() }
  @available(iOS 26.0, *) open var standardDynamicRange: UIColor { declared() }
}

open class UIImage: NSObject, @unchecked Sendable {
  public convenience init?(named name: String) { declared() }
  public convenience init?(systemName name: String) { declared() }
  public init?(data: Data) { declared() }
  open func preparingForDisplay() -> UIImage? { declared() }
  open func preparingThumbnail(of size: CGSize) -> UIImage? { declared() }
  open var size: CGSize { declared() }
  open var scale: CGFloat { declared() }
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  @available(iOS 18.0, *)
  public convenience init(listEnvironment: UIListEnvironment) { declared() }
  @available(iOS 18.0, *) open var listEnvironment: UIListEnvironment { declared() }
  @available(iOS 26.0, *)
  public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) { declared() }
  @available(iOS 26.0, *)
  open var tabAccessoryEnvironment: UITabAccessory.Environment { declared() }
  @available(iOS 26.0, *)
  open var resolvesNaturalAlignmentWithBaseWritingDirection: Bool { declared() }
  @available(iOS 26.0, *) open var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { declared() }
  @available(iOS 26.0, *)
  open var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    declared()
  }
  @available(iOS 27.0, *) open var systemPrefersReducedResourceUsage: Bool { declared() }
}

@available(iOS 26.0, *)
public enum UIHDRHeadroomUsageLimit: Int, Sendable { case unspecified, active, inactive }

extension UISplitViewController {
  @available(iOS 26.0, *)
  public enum LayoutEnvironment: Int, Sendable { case none, expanded, collapsed }
}

@available(iOS 18.0, *)
public enum UIListEnvironment: Int, Sendable {
  case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

extension IndexPath {
  public init(row: Int, section: Int) { declared() }
  public var row: Int { declared() }
  public var section: Int { declared() }
}
