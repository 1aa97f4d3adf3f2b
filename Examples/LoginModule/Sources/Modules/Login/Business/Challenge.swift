/// The question of the server that a code answers.
package nonisolated struct Challenge: Sendable, Hashable {
  package let id: String

  package init(id: String) {
    self.id = id
  }
}
