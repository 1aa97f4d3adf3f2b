@_exported import Foundation

@MainActor open class UILabel: UIView {
  open var text: String? = declared()
  open var font: UIFont! = declared()
  open var textColor: UIColor! = declared()
  open var numberOfLines: Int = declared()
  open var adjustsFontForContentSizeCategory: Bool = declared()
}

@MainActor open class UIControl: UIView {
  public convenience init(frame: CGRect, primaryAction: UIAction?) { declared() }

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { declared() }
    public static var valueChanged: UIControl.Event { declared() }
    public static var touchUpInside: UIControl.Event { declared() }
    public static var editingChanged: UIControl.Event { declared() }
    public static var primaryActionTriggered: UIControl.Event { declared() }
  }

  open var isEnabled: Bool = declared()
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { declared() }
}

@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system, close }

  public struct Configuration: Sendable {
    public static func plain() -> UIButton.Configuration { declared() }
    public static func bordered() -> UIButton.Configuration { declared() }
    public static func filled() -> UIButton.Configuration { declared() }
    public var title: String? = declared()
  }

  public convenience init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?) {
    declared()
  }
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction?) {
    declared()
  }
}

@MainActor open class UIRefreshControl: UIControl {
  open var isRefreshing: Bool { declared() }
  open func beginRefreshing() { declared() }
  open func endRefreshing() { declared() }
}

@MainActor open class UIStackView: UIView {
  public enum Alignment: Int, Sendable { case fill, leading, center, trailing }
  public convenience init(arrangedSubviews views: [UIView]) { declared() }
  open var axis: NSLayoutConstraint.Axis = declared()
  open var alignment: UIStackView.Alignment = declared()
  open var spacing: CGFloat = declared()
  open func addArrangedSubview(_ view: UIView) { declared() }
}

@MainActor open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  open var alwaysBounceVertical: Bool = declared()
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = declared()
  open var refreshControl: UIRefreshControl? = declared()
  open var contentLayoutGuide: UILayoutGuide { declared() }
  open var frameLayoutGuide: UILayoutGuide { declared() }
}

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

@MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { declared() }
  }

  public enum State: Int, Sendable { case off, on, mixed }
}

@MainActor open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, Sendable {}

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) { declared() }
}
