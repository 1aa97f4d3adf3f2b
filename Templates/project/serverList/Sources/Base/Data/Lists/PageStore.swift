import Core

/// Keeps the rows of a list that a server has, for the next start of the app.
package nonisolated protocol PageStore<Item>: Sendable {
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable
  /// All that is kept, in the order of its numbers; `nil` if nothing ever was.
  func load() async throws(AppError) -> Sourced<[KeptRow<Item>]>?
  func keep(_ change: ListChange<Item>) async throws(AppError)
}
