import Core

/// Keeps the items of a list, each once, in the order of the list.
package nonisolated protocol RowStore<Item>: Sendable {
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

  /// One element after each change of what is kept, whoever makes it.
  var changes: AsyncStream<Void> { get }

  /// The item with an id, and since when it is kept; `nil` if there is none.
  func item(_ id: Item.ID) async throws(AppError) -> Sourced<Item>?

  /// Puts an item in the place of the one with its id, if there is one.
  func update(_ item: Item) async throws(AppError)

  /// Adds an item that is new to the list.
  func insert(_ item: Item) async throws(AppError)

  /// Takes the item with an id out of the list.
  ///
  /// - Returns: What puts it back where it was, unless it is there again; `nil` if there is none.
  func take(_ id: Item.ID) async throws(AppError) -> PutBack?
}

/// Puts back what was taken out.
package typealias PutBack = @Sendable () async throws(AppError) -> Void

nonisolated extension RowStore {
  /// Removes the item with an id, if there is one.
  package func remove(_ id: Item.ID) async throws(AppError) {
    _ = try await take(id)
  }
}
