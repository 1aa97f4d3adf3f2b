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

  // Edit actions; Apple's are optional methods of a protocol that each responder conforms to.
  @available(iOS 18.2, *) open func showWritingTools(_ sender: Any?) { declared() }
  @available(iOS 26.0, *) open func alignLeft(_ sender: Any?) { declared() }
  @available(iOS 26.0, *) open func alignRight(_ sender: Any?) { declared() }
  @available(iOS 26.0, *) open func alignCenter(_ sender: Any?) { declared() }
  @available(iOS 26.0, *) open func alignJustified(_ sender: Any?) { declared() }
  @available(iOS 26.0, *) open func newFromPasteboard(_ sender: Any?) { declared() }
  @available(iOS 26.0, *) open func performClose(_ sender: Any?) { declared() }
  @available(iOS 26.0, *) open func toggleInspector(_ sender: Any?) { declared() }
  @available(iOS 26.0, *) open func toggleSidebar(_ sender: Any?) { declared() }
  @available(iOS 26.0, *)
  open func provider(
    for deferredElement: UIDeferredMenuElement
  ) -> UIDeferredMenuElement.Provider? { declared() }
}
