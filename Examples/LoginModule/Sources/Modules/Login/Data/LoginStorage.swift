import BaseData
import Core

/// Remembers the name of who signed in last, for the next time. The password is never kept.
package nonisolated struct LoginStorage: Sendable {
  private static let userName = StorageKey<String>("login.userName")

  private let store: any KeyValueStore

  package init(store: any KeyValueStore) {
    self.store = store
  }

  package func userName() throws(AppError) -> String? {
    try store.value(for: Self.userName)
  }

  package func setUserName(_ name: String) throws(AppError) {
    try store.set(name, for: Self.userName)
  }
}
