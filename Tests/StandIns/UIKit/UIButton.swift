@_exported import Foundation

@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  public convenience init(
    type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
  ) { declared() }
  public convenience init(type buttonType: UIButton.ButtonType) { declared() }
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) { declared() }

  open var configuration: UIButton.Configuration? = declared()
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? = declared()
  open func setNeedsUpdateConfiguration() { declared() }
  open func updateConfiguration() { declared() }
  open var role: UIButton.Role = declared()
  open var menu: UIMenu? = declared()
  open var titleLabel: UILabel? { declared() }
  open func setTitle(_ title: String?, for state: UIControl.State) { declared() }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { declared() }
  open func setImage(_ image: UIImage?, for state: UIControl.State) { declared() }
}

extension UIButton {
  public struct Configuration: Sendable {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }

    public static func plain() -> UIButton.Configuration { declared() }
    public static func tinted() -> UIButton.Configuration { declared() }
    public static func gray() -> UIButton.Configuration { declared() }
    public static func filled() -> UIButton.Configuration { declared() }
    public static func borderless() -> UIButton.Configuration { declared() }
    public static func bordered() -> UIButton.Configuration { declared() }
    public static func borderedTinted() -> UIButton.Configuration { declared() }
    public static func borderedProminent() -> UIButton.Configuration { declared() }
    @available(iOS 26.0, *) public static func glass() -> UIButton.Configuration { declared() }
    @available(iOS 26.0, *)
    public static func prominentGlass() -> UIButton.Configuration { declared() }
    @available(iOS 26.0, *) public static func clearGlass() -> UIButton.Configuration { declared() }
    @available(iOS 26.0, *)
    public static func prominentClearGlass() -> UIButton.Configuration { declared() }

    public var title: String? = declared()
    public var subtitle: String? = declared()
    public var image: UIImage? = declared()
    public var showsActivityIndicator: Bool = declared()
    public var buttonSize: UIButton.Configuration.Size = declared()
    public var cornerStyle: UIButton.Configuration.CornerStyle = declared()
    public var contentInsets: NSDirectionalEdgeInsets = declared()
    public var imagePlacement: NSDirectionalRectEdge = declared()
    public var imagePadding: CGFloat = declared()
    public var titlePadding: CGFloat = declared()
    public var baseForegroundColor: UIColor? = declared()
    public var baseBackgroundColor: UIColor? = declared()
    @available(iOS 26.0, *)
    public var symbolContentTransition: UISymbolContentTransition? = declared()
  }
}

@available(iOS 26.0, *)
public struct UISymbolContentTransition: Hashable, Sendable {}
