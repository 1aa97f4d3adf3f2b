import Core

/// The requests of a screen to a module whose items are edited.
package nonisolated protocol ItemEditing<Input, Item>: Handler {
  /// The input.
  associatedtype Input: Sendable
  /// The item that is edited.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

  /// Puts what was entered in the place of the item with an id. All screens show it at once.
  ///
  /// - Throws: why the item stays as it was; then all screens show it so again.
  func save(_ input: Input, as id: Item.ID) async throws(AppError) -> Sourced<Item>

  /// The same, for a server that is sent no more than what differs.
  ///
  /// - Parameter former: What was there when the user began; `nil` if that is not known.
  func save(
    _ input: Input, insteadOf former: Input?, as id: Item.ID
  ) async throws(AppError) -> Sourced<Item>
}

nonisolated extension ItemEditing {
  /// All of it is sent, whatever was there.
  package func save(
    _ input: Input, insteadOf former: Input?, as id: Item.ID
  ) async throws(AppError) -> Sourced<Item> {
    try await save(input, as: id)
  }
}
