@_exported import Foundation
@_exported import ObjectiveC

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { declared() }
    public static var touchDown: UIControl.Event { declared() }
    public static var touchUpInside: UIControl.Event { declared() }
    public static var touchUpOutside: UIControl.Event { declared() }
    public static var touchCancel: UIControl.Event { declared() }
    public static var valueChanged: UIControl.Event { declared() }
    public static var primaryActionTriggered: UIControl.Event { declared() }
    public static var menuActionTriggered: UIControl.Event { declared() }
    public static var editingDidBegin: UIControl.Event { declared() }
    public static var editingChanged: UIControl.Event { declared() }
    public static var editingDidEnd: UIControl.Event { declared() }
    public static var editingDidEndOnExit: UIControl.Event { declared() }
    public static var allEditingEvents: UIControl.Event { declared() }
    public static var allEvents: UIControl.Event { declared() }
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { declared() }
    public static var normal: UIControl.State { declared() }
    public static var highlighted: UIControl.State { declared() }
    public static var disabled: UIControl.State { declared() }
    public static var selected: UIControl.State { declared() }
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  public override init(frame: CGRect) { declared() }
  public required init?(coder: NSCoder) { declared() }
  public convenience init(frame: CGRect, primaryAction: UIAction?) { declared() }

  open var showsMenuAsPrimaryAction: Bool = declared()
  open var isEnabled: Bool = declared()
  open var isSelected: Bool = declared()
  open var isHighlighted: Bool = declared()
  open var state: UIControl.State { declared() }
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = declared()
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { declared() }
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) { declared() }
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    declared()
  }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    declared()
  }
  open func sendActions(for controlEvents: UIControl.Event) { declared() }
  @available(iOS 17.4, *) open func performPrimaryAction() { declared() }
}
