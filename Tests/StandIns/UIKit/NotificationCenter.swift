@_exported import Foundation
@_exported import ObjectiveC

/// Foundation on Linux has no selectors.
extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) { declared() }
}
