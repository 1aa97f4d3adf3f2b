import Core

/// The requests of a screen to a module whose items are deleted.
package nonisolated protocol ItemRemoving<Item>: Handler {
  /// The item that is deleted.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

  /// Removes the item with an id, if there is one. It is gone from all screens at once.
  ///
  /// - Throws: why it stays; then it is back where it was.
  func remove(_ id: Item.ID) async throws(AppError)
}
