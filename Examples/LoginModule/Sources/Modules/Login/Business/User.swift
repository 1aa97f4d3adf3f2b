/// Who signed in.
package nonisolated struct User: Sendable, Hashable, Identifiable {
  package let id: String

  package init(id: String) {
    self.id = id
  }
}
