import BaseData
import Core
import Foundation

/// A store that has no room for anything.
package struct BrokenStore: KeyValueStore {
  package init() {}

  package func data(forKey key: String) -> Data? {
    nil
  }

  package func set(_ data: Data?, forKey key: String) throws(AppError) {
    throw .storage(key: key, reason: "no room")
  }
}
