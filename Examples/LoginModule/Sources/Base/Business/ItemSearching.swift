/// What a screen may ask of a module whose items are searched.
package nonisolated protocol ItemSearching<Item>: Handler {
  /// What is found.
  associatedtype Item: Sendable
  /// What fits a text, as a list. A row that is changed stays in it until the next search.
  @MainActor func found(_ text: String) -> any ListFeed<Item>
}
