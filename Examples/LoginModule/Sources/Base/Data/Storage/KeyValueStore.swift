import Core
import Foundation

/// A place for small values, each under its key.
package nonisolated protocol KeyValueStore: Sendable {
  /// Which place this is: two stores that have their values in common say the same.
  var place: String { get }
  /// The last kept data, or `nil`.
  func data(forKey key: String) throws(AppError) -> Data?
  /// Keeps the data; `nil` removes it.
  func set(_ data: Data?, forKey key: String) throws(AppError)
}

nonisolated extension KeyValueStore {
  package var place: String { "\(Self.self)" }

  /// The value that was kept last.
  ///
  /// What cannot be read as such a value is an error once: it is set aside under another key, in
  /// the place of what was there before, and from then on there is no value.
  package func value<Value>(for key: StorageKey<Value>) throws(AppError) -> Value? {
    guard let data = try data(forKey: key.name) else { return nil }
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      try set(data, forKey: key.name.damagedKey)
      try set(nil, forKey: key.name)
      throw .damaged(key.name)
    }
  }

  /// Keeps a value; `nil` removes it.
  package func set<Value>(_ value: Value?, for key: StorageKey<Value>) throws(AppError) {
    let data: Data?
    do {
      data = try value.map { try JSONEncoder().encode($0) }
    } catch {
      throw .storage(key: key.name, reason: "\(error)")
    }
    try set(data, forKey: key.name)
  }
}

nonisolated extension String {
  /// The key for what is damaged under this one.
  var damagedKey: String { "\(self).damaged" }
}

nonisolated extension AppError {
  /// What is under a key is no such value, and is under another from now on.
  static func damaged(_ key: String) -> AppError {
    .storage(key: key, reason: "damaged; set aside as `\(key.damagedKey)`")
  }
}

/// The name of a stored value, and its type.
package nonisolated struct StorageKey<Value: Codable & Sendable>: Sendable, Hashable {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }
}
