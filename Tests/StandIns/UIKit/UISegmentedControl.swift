@_exported import Foundation

@MainActor open class UISegmentedControl: UIControl {
  public convenience init(items: [Any]?) { declared() }
  open var numberOfSegments: Int { declared() }
  open var selectedSegmentIndex: Int = declared()
  open var apportionsSegmentWidthsByContent: Bool = declared()
}
