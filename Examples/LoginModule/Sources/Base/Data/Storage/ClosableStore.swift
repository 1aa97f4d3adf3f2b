import Core
import Foundation

/// A store that can be closed for good: whoever still has it then reads and writes nothing.
nonisolated final class ClosableStore: KeyValueStore {
  private let store: Locked<(any KeyValueStore)?>

  init(_ store: any KeyValueStore) {
    self.store = Locked(store)
  }

  func close() {
    store.withLock { $0 = nil }
  }

  func data(forKey key: String) throws(AppError) -> Data? {
    try ask { store throws(AppError) in try store.data(forKey: key) }
  }

  func set(_ data: Data?, forKey key: String) throws(AppError) {
    try ask { store throws(AppError) in try store.set(data, forKey: key) }
  }

  /// Nobody can close it in the middle of a write.
  private func ask<Outcome: Sendable>(
    _ access: (any KeyValueStore) throws(AppError) -> Outcome
  ) throws(AppError) -> Outcome {
    try store.withLock { store throws(AppError) in
      guard let store else { throw .cancelled }
      return try access(store)
    }
  }
}
