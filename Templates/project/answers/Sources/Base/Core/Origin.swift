import Foundation

/// Where a value comes from.
package nonisolated enum Origin: Sendable, Hashable {
  case network
  /// Kept on this device, `age` seconds ago.
  case cache(age: TimeInterval)
}

nonisolated extension Origin {
  /// How long ago the value was kept, in seconds; `nil` if the server has just sent it.
  package var age: TimeInterval? {
    switch self {
    case .network: nil
    case .cache(let age): age
    }
  }

  /// True if the value needs no look at the server yet. What was kept in the future was kept before
  /// somebody set the clock: nobody knows how old it is.
  package func isFresh(for time: Duration) -> Bool {
    guard let age else { return true }
    return age >= 0 && age < time / .seconds(1)
  }
}
