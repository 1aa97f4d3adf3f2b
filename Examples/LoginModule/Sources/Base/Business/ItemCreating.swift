import Core

/// What a screen may ask of a module whose list gets new items.
package nonisolated protocol ItemCreating<Input, Item>: Handler {
  /// What is entered.
  associatedtype Input: Sendable
  /// What comes of it.
  associatedtype Item: Sendable

  /// Makes an item of what was entered; nil if the server does not say what came of it.
  ///
  /// - Throws: why there is none; then nothing has changed.
  func create(_ input: Input) async throws(AppError) -> Sourced<Item>?
}
