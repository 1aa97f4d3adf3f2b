import Core
import Foundation

/// When something was done last, remembered for the next start of the app.
package nonisolated struct KeptMoment: Sendable {
  private let key: StorageKey<Date>
  private let store: any KeyValueStore
  private let now: @Sendable () -> Date

  package init(
    _ key: String, in store: any KeyValueStore, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.key = StorageKey(key)
    self.store = store
    self.now = now
  }

  /// How many seconds ago it was; `nil` if it never was.
  package func age() throws(AppError) -> TimeInterval? {
    try store.value(for: key).map { now().timeIntervalSince($0) }
  }

  /// It is now.
  package func mark() throws(AppError) {
    try store.set(now(), for: key)
  }
}
