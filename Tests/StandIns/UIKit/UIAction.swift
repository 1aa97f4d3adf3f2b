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
}

@MainActor open class UIMenu: UIMenuElement {
  public convenience init(
    title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []
  ) { declared() }
}
