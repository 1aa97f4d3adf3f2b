/// Who signed in.
package nonisolated struct User: Sendable, Hashable, Identifiable {
  package let id: String
  /// `nil` if the service does not tell.
  package let name: String?

  package init(
    id: String,
    name: String?
  ) {
    self.id = id
    self.name = name
  }
}
