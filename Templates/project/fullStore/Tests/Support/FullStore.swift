import BaseData
import Core
import Foundation

/// A store that has no room while a test says so.
package nonisolated final class FullStore: KeyValueStore {
  private let store: any KeyValueStore
  private let isFull = Locked(false)

  package init(_ store: any KeyValueStore) {
    self.store = store
  }

  package func fill() {
    isFull.withLock { $0 = true }
  }

  package func makeRoom() {
    isFull.withLock { $0 = false }
  }

  package func data(forKey key: String) throws(AppError) -> Data? {
    try store.data(forKey: key)
  }

  package func set(_ data: Data?, forKey key: String) throws(AppError) {
    if isFull.withLock({ $0 }) { throw .storage(key: key, reason: "no room") }
    try store.set(data, forKey: key)
  }
}
