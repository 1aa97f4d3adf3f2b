import BaseData
import Core

/// Remembers what was entered last, for the next time.
package struct LoginStorage: Sendable {
  private static let draft = StorageKey<UserDraft>("login.draft")

  private let store: any KeyValueStore

  package init(store: any KeyValueStore) {
    self.store = store
  }

  package func draft() throws(AppError) -> UserDraft? {
    try store.value(for: Self.draft)
  }

  package func setDraft(_ draft: UserDraft) throws(AppError) {
    try store.set(draft, for: Self.draft)
  }
}
