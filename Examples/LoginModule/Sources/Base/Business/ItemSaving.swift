import Core

/// What a screen may ask of a module whose items are changed on this device.
package nonisolated protocol ItemSaving<Item>: Handler {
  /// What is changed.
  associatedtype Item: Identifiable & Sendable

  /// Adds an item at the end, or updates the one with its id.
  func save(_ item: Item) async throws(AppError)

  /// Removes the item with an id, if there is one.
  func remove(_ id: Item.ID) async throws(AppError)
}
