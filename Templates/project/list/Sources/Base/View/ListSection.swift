/// A section of a list: the rows that have a text in common, which stands above them.
package nonisolated struct ListSection: Hashable, Sendable {
  package let title: String?

  package init(_ title: String?) {
    self.title = title
  }

  /// That of a list without sections: there is one, and nothing stands above it.
  package static let all = ListSection(nil)
}
