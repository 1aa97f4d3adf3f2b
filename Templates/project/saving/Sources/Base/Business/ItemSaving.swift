import Core

/// The requests of a screen to a module whose items are changed on this device.
package nonisolated protocol ItemSaving<Item>: Handler {
  /// The item that is changed.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

  /// Keeps an item in the place of the one with its id, or else as the last.
  func save(_ item: Item) async throws(AppError)
}
