@_exported import Foundation

@MainActor open class UIResponder: NSObject {
  nonisolated public convenience override init() { declared() }
  /// Apple's has none. With it, a subclass inherits `init()` instead of overriding it, and whatever
  /// the default isolation is, the compiler has nothing to compare.
  public init(standIn: Never) {}

  open var next: UIResponder? { declared() }
  open var canBecomeFirstResponder: Bool { declared() }
  open var canResignFirstResponder: Bool { declared() }
  open var isFirstResponder: Bool { declared() }
  @discardableResult open func becomeFirstResponder() -> Bool { declared() }
  @discardableResult open func resignFirstResponder() -> Bool { declared() }
}
