import Core
import Foundation

/// Keeps values in the user's defaults. Not for secrets.
package nonisolated struct DefaultsStore: KeyValueStore {
  private let defaults: Locked<UserDefaults>

  /// - Parameter suite: The name of a set of defaults to share; `nil` for the app's own.
  package init(suite: String? = nil) {
    defaults = Locked(suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard)
  }

  package func data(forKey key: String) -> Data? {
    defaults.withLock { $0.data(forKey: key) }
  }

  package func set(_ data: Data?, forKey key: String) {
    defaults.withLock { defaults in
      if let data {
        defaults.set(data, forKey: key)
      } else {
        defaults.removeObject(forKey: key)
      }
    }
  }
}
