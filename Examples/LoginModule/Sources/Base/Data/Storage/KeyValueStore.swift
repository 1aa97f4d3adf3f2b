import Core
import Foundation

/// A place for small values, each under its key.
package protocol KeyValueStore: Sendable {
  /// What was kept last, or `nil`.
  func data(forKey key: String) throws(AppError) -> Data?
  /// Keeps the data; `nil` removes it.
  func set(_ data: Data?, forKey key: String) throws(AppError)
}

extension KeyValueStore {
  /// The value that was kept last.
  ///
  /// What cannot be read as such a value is an error once: it is set aside under another key, and
  /// from then on there is no value.
  package func value<Value>(for key: StorageKey<Value>) throws(AppError) -> Value? {
    guard let data = try data(forKey: key.name) else { return nil }
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      try set(data, forKey: key.damaged)
      try set(nil, forKey: key.name)
      throw .storage(key: key.name, reason: "damaged; set aside as `\(key.damaged)`")
    }
  }

  /// Keeps a value; `nil` removes it.
  package func set<Value>(_ value: Value?, for key: StorageKey<Value>) throws(AppError) {
    guard let value else { return try set(nil, forKey: key.name) }
    try set(try encoded(value, for: key), forKey: key.name)
  }

  private func encoded<Value>(
    _ value: Value, for key: StorageKey<Value>
  ) throws(AppError) -> Data {
    do {
      return try JSONEncoder().encode(value)
    } catch {
      throw .storage(key: key.name, reason: "\(error)")
    }
  }
}
