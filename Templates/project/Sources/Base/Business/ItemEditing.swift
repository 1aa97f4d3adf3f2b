import Core

/// What a screen may ask of a module whose items are edited.
package nonisolated protocol ItemEditing<Input, Item>: Handler {
  /// What is entered.
  associatedtype Input: Sendable
  /// What is edited.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

  /// Puts what was entered in the place of the item with an id. All screens show it at once.
  ///
  /// - Throws: why the item stays as it was; then all screens show it so again.
  func save(_ input: Input, as id: Item.ID) async throws(AppError) -> Sourced<Item>
}
