import Core
import Foundation

/// A place for small values, each under its key.
package nonisolated protocol KeyValueStore: Sendable {
  /// What was kept last, or `nil`.
  func data(forKey key: String) throws(AppError) -> Data?
  /// Keeps the data; `nil` removes it.
  func set(_ data: Data?, forKey key: String) throws(AppError)
  /// Moves what is under a key out of the way, and overwrites nothing by that.
  ///
  /// - Returns: the key it has from then on.
  func setAside(_ key: String) throws(AppError) -> String
  /// Removes all that was set aside of a key.
  func removeSetAside(of key: String) throws(AppError)
}

nonisolated extension KeyValueStore {
  /// The value that was kept last.
  ///
  /// What cannot be read as such a value is an error once: it is set aside under another key, and
  /// from then on there is no value.
  package func value<Value>(for key: StorageKey<Value>) throws(AppError) -> Value? {
    guard let data = try data(forKey: key.name) else { return nil }
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      throw .damaged(key.name, setAside: try setAside(key.name))
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

nonisolated extension KeyValueStore {
  package func setAside(_ key: String) throws(AppError) -> String {
    let name = try DamagedNames(of: key).free(isTaken)
    try set(try data(forKey: key), forKey: name)
    try set(nil, forKey: key)
    return name
  }

  package func removeSetAside(of key: String) throws(AppError) {
    for name in try DamagedNames(of: key).taken(isTaken).reversed() { try set(nil, forKey: name) }
  }

  private func isTaken(_ key: String) throws(AppError) -> Bool {
    try data(forKey: key) != nil
  }
}

nonisolated extension AppError {
  /// What is under a key is no such value, and is under another from now on.
  static func damaged(_ key: String, setAside name: String) -> AppError {
    .storage(key: key, reason: "damaged; set aside as `\(name)`")
  }
}
