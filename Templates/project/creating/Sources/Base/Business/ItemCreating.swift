import Core

/// The requests of a screen to a module whose list gets new items.
package nonisolated protocol ItemCreating<Input, Item>: Handler {
  /// The input.
  associatedtype Input: Sendable
  /// The new item.
  associatedtype Item: Sendable

  /// Makes an item of what was entered; nil if the server does not say what came of it.
  ///
  /// - Throws: why there is none; then nothing has changed.
  func create(_ input: Input) async throws(AppError) -> Sourced<Item>?
}
