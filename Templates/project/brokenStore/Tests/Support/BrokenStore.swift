import BaseData
import Core
import Foundation

/// A store that has no room for anything, and cannot read what it has.
package nonisolated struct BrokenStore: KeyValueStore {
  package init() {}

  package func data(forKey key: String) throws(AppError) -> Data? {
    throw .storage(key: key, reason: "cannot be read")
  }

  package func set(_ data: Data?, forKey key: String) throws(AppError) {
    throw .storage(key: key, reason: "no room")
  }
}
