/// The requests of a screen to a module whose items are searched.
package nonisolated protocol ItemSearching<Item>: Handler {
  /// The item that is found.
  associatedtype Item: Sendable
  /// The items that fit a text, as a list. A row that is changed stays in it until the next search.
  @MainActor func found(_ text: String) -> any ListFeed<Item>
}
