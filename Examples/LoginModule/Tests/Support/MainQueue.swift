import Dispatch

/// The queue that the main actor works on.
package nonisolated enum MainQueue {
  private static let mark = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// True if the code that asks runs there.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }
}
