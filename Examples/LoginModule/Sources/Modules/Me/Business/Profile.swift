import Foundation

/// The profile as a screen shows it.
package nonisolated struct Profile: Sendable, Hashable, Identifiable {
  package let id: String
  package let name: String
  package let avatar: URL?
  package let likes: Int

  package init(
    id: String,
    name: String,
    avatar: URL?,
    likes: Int
  ) {
    self.id = id
    self.name = name
    self.avatar = avatar
    self.likes = likes
  }
}
