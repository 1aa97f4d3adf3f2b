import BaseData
import Foundation

/// Remembers since when the list is kept, for the next start of the app.
package nonisolated final class TimelineStorage: Sendable {
  package let updated: KeptMoment

  package init(
    store: any KeyValueStore, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    updated = KeptMoment("timeline.updatedAt", in: store, now: now)
  }
}
