/// Which page to ask for.
package nonisolated struct PageRequest<ID: Hashable & Sendable>: Sendable, Hashable {
  /// The cursor of the page; `nil` for the first page.
  package let cursor: String?
  /// How many rows of the server are before the page, where the server counts.
  let position: Int
  /// The row that the page stands before; `nil` for the end of what is known.
  let anchor: ID?

  init(cursor: String?, position: Int = 0, anchor: ID? = nil) {
    self.cursor = cursor
    self.position = position
    self.anchor = anchor
  }
}
