import BaseBusiness
import Core

extension ItemModel {
  /// - Parameters:
  ///   - handler: Who gives the item.
  ///   - id: Whose item it is.
  ///   - shown: What is known of the item already: it is on screen at once.
  ///   - sessionExpired: Called when the server wants the user to sign in again.
  ///   - policy: Where the item comes from when the screen appears.
  ///   - actions: What the user may do.
  package convenience init(
    _ handler: some DetailLoading<Item>, of id: Item.ID, shown: Item? = nil,
    sessionExpired: @escaping @MainActor () -> Void, policy: CachePolicy = .cacheFirst,
    actions: ItemActions = ItemActions()
  ) where Item: Identifiable {
    self.init(
      shown: shown, sessionExpired: sessionExpired, policy: policy, actions: actions,
      changes: { handler.changes(of: id) }, answers: { policy in handler.load(id, policy) })
  }
}
