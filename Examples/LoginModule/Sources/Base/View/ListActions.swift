import BaseBusiness
import Core

/// The actions of a user on a list and its rows. An action that is nil is not allowed.
package nonisolated struct ListActions<Item: Sendable, Row: Sendable> {
  let open: (@MainActor (Row) -> Void)?
  let create: (@MainActor () -> Void)?
  let remove: (@Sendable (Row) async throws(AppError) -> Void)?
  let find: (@MainActor (String) -> any ListFeed<Item>)?

  /// - Parameters:
  ///   - open: Shows a row that was tapped.
  ///   - create: Shows where a new row is entered.
  ///   - remove: Removes a row. The list shows by itself that it is gone.
  ///   - find: Gives the list of what fits a text.
  package init(
    open: (@MainActor (Row) -> Void)? = nil,
    create: (@MainActor () -> Void)? = nil,
    remove: (@Sendable (Row) async throws(AppError) -> Void)? = nil,
    find: (@MainActor (String) -> any ListFeed<Item>)? = nil
  ) {
    self.open = open
    self.create = create
    self.remove = remove
    self.find = find
  }

  /// The actions on the rows alone.
  var ofRows: ListActions<Row, Row> {
    ListActions<Row, Row>(
      open: open, create: create, remove: remove)
  }
}

// What a module's handler does. A module's views cannot call it: they use only what it is.
nonisolated extension ListActions {
  /// The same, and rows are removed by a handler.
  package func removing(
    by handler: some ItemRemoving<Item>
  ) -> ListActions where Item: Identifiable, Row: Identifiable, Row.ID == Item.ID {
    ListActions(
      open: open, create: create,
      remove: { row throws(AppError) in try await handler.remove(row.id) }, find: find)
  }

  /// The same, and a handler searches.
  package func finding(by handler: some ItemSearching<Item>) -> ListActions {
    ListActions(
      open: open, create: create, remove: remove,
      find: { text in handler.found(text) })
  }
}
