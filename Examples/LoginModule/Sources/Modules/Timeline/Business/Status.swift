/// What a screen shows of the status.
package struct Status: Sendable, Hashable, Identifiable {
  package let id: Int64
  package let createdAt: String
  package let text: String

  package init(
    id: Int64,
    createdAt: String,
    text: String
  ) {
    self.id = id
    self.createdAt = createdAt
    self.text = text
  }
}
