@_exported import Foundation

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

@MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { declared() }
    public static var disabled: UIMenuElement.Attributes { declared() }
    public static var destructive: UIMenuElement.Attributes { declared() }
    public static var hidden: UIMenuElement.Attributes { declared() }
  }

  public enum State: Int, Sendable { case off, on, mixed }
  @available(iOS 26.0, *)
  public enum RepeatBehavior: Int, Sendable { case automatic, repeatable, nonRepeatable }
  @available(iOS 27.0, *)
  public enum ImageVisibility: Int, Sendable { case automatic, visible, hidden }

  @available(iOS 27.0, *)
  open var preferredImageVisibility: UIMenuElement.ImageVisibility = declared()
  @available(iOS 27.0, *)
  open var highlightStateUpdateHandler: ((UIMenuElement, Bool) -> Void)? = declared()
}

@MainActor open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, Sendable {}

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) { declared() }

  open var sender: Any? { declared() }
  @available(iOS 26.0, *) open var repeatBehavior: UIMenuElement.RepeatBehavior = declared()
}

@MainActor open class UIMenu: UIMenuElement {
  public convenience init(
    title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []
  ) { declared() }
  @available(iOS 17.4, *) open var displayPreferences: UIMenuDisplayPreferences? = declared()
}

@available(iOS 17.4, *)
@MainActor open class UIMenuDisplayPreferences: NSObject {
  open var maximumNumberOfTitleLines: Int = declared()
}

@MainActor open class UIDeferredMenuElement: UIMenuElement {
  @available(iOS 26.0, *)
  @MainActor open class Provider: NSObject {
    public init(elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
      declared()
    }
  }

  @available(iOS 26.0, *)
  open class func usingFocus(
    identifier: String, shouldCacheItems: Bool = true
  ) -> UIDeferredMenuElement { declared() }
  @available(iOS 26.0, *) open var identifier: String? { declared() }
}
