import BaseData
import Core
import Foundation

/// Remembers since when the list is kept, for the next start of the app.
package nonisolated struct TimelineStorage: Sendable {
  private static let updatedAt = StorageKey<Date>("timeline.updatedAt")

  private let store: any KeyValueStore
  private let now: @Sendable () -> Date

  package init(
    store: any KeyValueStore, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.store = store
    self.now = now
  }

  /// How many seconds ago the list was brought up to date; `nil` if it never was.
  package func age() throws(AppError) -> TimeInterval? {
    try store.value(for: Self.updatedAt).map { now().timeIntervalSince($0) }
  }

  /// Remembers that the list has just been brought up to date.
  package func setUpdated() throws(AppError) {
    try store.set(now(), for: Self.updatedAt)
  }
}
