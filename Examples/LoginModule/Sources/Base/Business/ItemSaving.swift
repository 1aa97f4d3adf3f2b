import Core

/// What a screen may ask of a module whose items are changed on this device.
package nonisolated protocol ItemSaving<Item>: Handler {
  /// What is changed.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

  /// Keeps an item in the place of the one with its id, or else as the last.
  func save(_ item: Item) async throws(AppError)
}
