import Foundation

/// Who wrote a post.
package nonisolated struct Author: Sendable, Hashable {
  package let name: String
  package let image: URL?

  package init(name: String, image: URL? = nil) {
    self.name = name
    self.image = image
  }
}
