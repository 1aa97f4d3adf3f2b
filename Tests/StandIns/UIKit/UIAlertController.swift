@_exported import Foundation

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) { declared() }

  open var message: String? = declared()
  open var preferredStyle: UIAlertController.Style { declared() }
  open var actions: [UIAlertAction] { declared() }
  open var preferredAction: UIAlertAction? = declared()
  open var textFields: [UITextField]? { declared() }
  open func addAction(_ action: UIAlertAction) { declared() }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) { declared() }
}

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public convenience init(
    title: String?, style: UIAlertAction.Style,
    handler: (@MainActor @Sendable (UIAlertAction) -> Void)? = nil
  ) { declared() }

  open var title: String? { declared() }
  open var style: UIAlertAction.Style { declared() }
  open var isEnabled: Bool = declared()
}
