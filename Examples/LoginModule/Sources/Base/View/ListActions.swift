import BaseBusiness
import Core

/// The actions of a user on a list and its rows. An action that is nil is not allowed.
package nonisolated struct ListActions<Item: Sendable, Row: Sendable> {
  let open: (@MainActor (Row) -> Void)?
  let remove: (@Sendable (Row) async throws(AppError) -> Void)?

  /// - Parameters:
  ///   - open: Shows a row that was tapped.
  ///   - remove: Removes a row. The list shows by itself that it is gone.
  package init(
    open: (@MainActor (Row) -> Void)? = nil,
    remove: (@Sendable (Row) async throws(AppError) -> Void)? = nil
  ) {
    self.open = open
    self.remove = remove
  }

  /// The actions on the rows alone.
  var ofRows: ListActions<Row, Row> {
    ListActions<Row, Row>(
      open: open, remove: remove)
  }
}

// What a module's handler does. A module's views cannot call it: they use only what it is.
nonisolated extension ListActions {
  /// The same, and rows are removed by a handler.
  package func removing(
    by handler: some ItemRemoving<Item>
  ) -> ListActions where Item: Identifiable, Row: Identifiable, Row.ID == Item.ID {
    ListActions(
      open: open,
      remove: { row throws(AppError) in try await handler.remove(row.id) })
  }
}
