import Foundation

/// A post as a screen shows it.
package nonisolated struct Status: Sendable, Hashable, Identifiable {
  package let id: Int64
  /// `nil` if the service does not say.
  package let author: Author?
  package let date: Date
  package let text: String
  package let retweeted: Retweeted?
  /// Whether the user who is signed in likes it.
  package let isLiked: Bool

  package init(
    id: Int64,
    author: Author?,
    date: Date,
    text: String,
    retweeted: Retweeted? = nil,
    isLiked: Bool = false
  ) {
    self.id = id
    self.author = author
    self.date = date
    self.text = text
    self.retweeted = retweeted
    self.isLiked = isLiked
  }
}
