import Foundation

/// Where a value comes from.
package nonisolated enum Origin: Sendable, Hashable {
  case network
  /// Kept on this device, `age` seconds ago.
  case cache(age: TimeInterval)
}
