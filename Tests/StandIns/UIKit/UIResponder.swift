@_exported import Foundation

@MainActor open class UIResponder: NSObject {
  nonisolated public override init() { declared() }

  open var next: UIResponder? { declared() }
  open var canBecomeFirstResponder: Bool { declared() }
  open var canResignFirstResponder: Bool { declared() }
  open var isFirstResponder: Bool { declared() }
  @discardableResult open func becomeFirstResponder() -> Bool { declared() }
  @discardableResult open func resignFirstResponder() -> Bool { declared() }
}
