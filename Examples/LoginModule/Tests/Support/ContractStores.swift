import Foundation

/// The stores that a contract gives the handlers of a module, with room and without.
package nonisolated struct ContractStores<Stores: Sendable>: Sendable {
  /// Makes stores with nothing in them.
  let empty: @Sendable () -> Stores
  /// Stores that have no room for anything, and cannot read what they have.
  let full: Stores
  /// Stores with room for the items, and none for what is remembered of them.
  let forgetful: Stores
  /// Makes stores that have their files in a folder.
  let files: @Sendable (_ folder: URL) -> Stores
}

nonisolated extension ContractStores where Stores == Void {
  /// None, for a handler that keeps nothing in a store.
  package static var nothing: ContractStores {
    ContractStores(empty: {}, full: (), forgetful: (), files: { _ in })
  }
}
