import BaseBusiness
import Core

/// The actions of a user on an item. An action that is nil is not allowed.
package nonisolated struct ItemActions {
  let edit: (@MainActor () -> Void)?
  let remove: (@Sendable () async throws(AppError) -> Void)?
  let removed: @MainActor () -> Void

  /// - Parameters:
  ///   - edit: Shows where the item is edited.
  ///   - remove: Removes the item.
  ///   - removed: Called when the item was removed, while its screen is still there.
  package init(
    edit: (@MainActor () -> Void)? = nil,
    remove: (@Sendable () async throws(AppError) -> Void)? = nil,
    removed: @escaping @MainActor () -> Void = {}
  ) {
    self.edit = edit
    self.remove = remove
    self.removed = removed
  }
}

nonisolated extension ItemActions {
  /// The same, and the item is removed by a handler.
  package func removing<Item>(
    _ id: Item.ID, by handler: some ItemRemoving<Item>
  ) -> ItemActions {
    ItemActions(
      edit: edit, remove: { () throws(AppError) in try await handler.remove(id) },
      removed: removed)
  }
}
