@_exported import Foundation

open class UIColor: NSObject, @unchecked Sendable {
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
}

open class UIImage: NSObject, @unchecked Sendable {
  public convenience init?(named name: String) { declared() }
  public convenience init?(systemName name: String) { declared() }
  public init?(data: Data) { declared() }
  open func preparingForDisplay() -> UIImage? { declared() }
  open func preparingThumbnail(of size: CGSize) -> UIImage? { declared() }
  open var size: CGSize { declared() }
}

open class UITraitCollection: NSObject, @unchecked Sendable {}

extension IndexPath {
  public init(row: Int, section: Int) { declared() }
  public var row: Int { declared() }
  public var section: Int { declared() }
}
