import BaseData
import Core
import Foundation

/// What the app has written, of which the next start has a copy as it was when the app was killed.
nonisolated final class Files: KeyValueStore {
  let place = UUID().uuidString

  private let values: Locked<[String: Data]>

  init(_ values: [String: Data] = [:]) {
    self.values = Locked(values)
  }

  func copy() -> Files { Files(values.withLock { $0 }) }

  func data(forKey key: String) -> Data? { values.withLock { $0[key] } }

  func set(_ data: Data?, forKey key: String) { values.withLock { $0[key] = data } }
}
