import Core
import Foundation

/// Keeps values until the app ends.
package nonisolated final class MemoryStore: KeyValueStore {
  package let place = UUID().uuidString

  private let values = Locked<[String: Data]>([:])

  package init() {}

  package func data(forKey key: String) -> Data? {
    values.withLock { $0[key] }
  }

  package func set(_ data: Data?, forKey key: String) {
    values.withLock { $0[key] = data }
  }
}
