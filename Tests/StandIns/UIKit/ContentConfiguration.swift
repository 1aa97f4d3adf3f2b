@_exported import Foundation

@MainActor @preconcurrency public protocol UIContentConfiguration {
  @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
  @MainActor @preconcurrency func updated(for state: any UIConfigurationState) -> Self
}

@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

@MainActor @preconcurrency public protocol UIConfigurationState {}

@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  @MainActor @preconcurrency public struct TextProperties {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }

    public var font: UIFont = declared()
    public var color: UIColor = declared()
    public var alignment: UIListContentConfiguration.TextProperties.TextAlignment = declared()
    public var lineBreakMode: NSLineBreakMode = declared()
    public var numberOfLines: Int = declared()
    public var adjustsFontForContentSizeCategory: Bool = declared()
  }

  @MainActor @preconcurrency public struct ImageProperties {
    public var tintColor: UIColor? = declared()
    public var cornerRadius: CGFloat = declared()
    public var maximumSize: CGSize = declared()
    public var reservedLayoutSize: CGSize = declared()
    @available(iOS 18.0, *) public var strokeWidth: CGFloat = declared()
    @available(iOS 18.0, *) public var strokeColor: UIColor? = declared()
  }

  public static func cell() -> UIListContentConfiguration { declared() }
  public static func subtitleCell() -> UIListContentConfiguration { declared() }
  public static func valueCell() -> UIListContentConfiguration { declared() }
  public static func plainHeader() -> UIListContentConfiguration { declared() }
  public static func plainFooter() -> UIListContentConfiguration { declared() }
  public static func groupedHeader() -> UIListContentConfiguration { declared() }
  public static func groupedFooter() -> UIListContentConfiguration { declared() }
  @available(iOS 18.0, *) public static func header() -> UIListContentConfiguration { declared() }
  @available(iOS 18.0, *) public static func footer() -> UIListContentConfiguration { declared() }

  public var image: UIImage? = declared()
  public var imageProperties: UIListContentConfiguration.ImageProperties = declared()
  public var text: String? = declared()
  public var textProperties: UIListContentConfiguration.TextProperties = declared()
  public var secondaryText: String? = declared()
  public var secondaryTextProperties: UIListContentConfiguration.TextProperties = declared()
  public var directionalLayoutMargins: NSDirectionalEdgeInsets = declared()
  public var prefersSideBySideTextAndSecondaryText: Bool = declared()
  public var imageToTextPadding: CGFloat = declared()
  public var textToSecondaryTextVerticalPadding: CGFloat = declared()
  @available(iOS 18.0, *) public var alpha: CGFloat = declared()

  public func makeContentView() -> any UIView & UIContentView { declared() }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    declared()
  }
}

@MainActor @preconcurrency public struct UIBackgroundConfiguration {
  public static func clear() -> UIBackgroundConfiguration { declared() }
  public static func listPlainCell() -> UIBackgroundConfiguration { declared() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { declared() }
  @available(iOS 18.0, *) public static func listCell() -> UIBackgroundConfiguration { declared() }
  @available(iOS 18.0, *)
  public static func listHeader() -> UIBackgroundConfiguration { declared() }
  @available(iOS 18.0, *)
  public static func listFooter() -> UIBackgroundConfiguration { declared() }

  public var backgroundColor: UIColor? = declared()
  public var cornerRadius: CGFloat = declared()
  @available(iOS 18.0, *) public var shadowProperties: UIShadowProperties = declared()
}

@available(iOS 18.0, *)
public struct UIShadowProperties: Hashable, Sendable {
  public var color: UIColor = declared()
  public var opacity: CGFloat = declared()
  public var radius: CGFloat = declared()
  public var offset: CGSize = declared()
}

@MainActor @preconcurrency
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  @MainActor @preconcurrency public struct ButtonProperties {
    public var primaryAction: UIAction? = declared()
    public var isEnabled: Bool = declared()
  }

  public static func empty() -> UIContentUnavailableConfiguration { declared() }
  public static func loading() -> UIContentUnavailableConfiguration { declared() }
  public static func search() -> UIContentUnavailableConfiguration { declared() }

  public var image: UIImage? = declared()
  public var text: String? = declared()
  public var secondaryText: String? = declared()
  public var button: UIButton.Configuration = declared()
  public var buttonProperties: UIContentUnavailableConfiguration.ButtonProperties = declared()

  public func makeContentView() -> any UIView & UIContentView { declared() }
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    declared()
  }
}
