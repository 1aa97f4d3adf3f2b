import BaseData

/// Remembers which `Profile` was the last, for the next start of the app.
package nonisolated final class MeStorage: Sendable {
  package let lastID: KeptValue<ProfileDTO.ID>

  package init(store: any KeyValueStore) {
    lastID = KeptValue("me.lastID", in: store)
  }
}
