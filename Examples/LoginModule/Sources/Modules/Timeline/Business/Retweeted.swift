/// The post that another one repeats.
package nonisolated struct Retweeted: Sendable, Hashable, Identifiable {
  package let id: Int64
  /// `nil` once the author has deleted the post.
  package let author: Author?
  package let text: String

  package init(id: Int64, author: Author?, text: String) {
    self.id = id
    self.author = author
    self.text = text
  }
}
