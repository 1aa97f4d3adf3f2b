extension ArchitectureGraph {
  /// The graph as a page that needs nothing beside it.
  package var html: String { GraphPage(self).page.text }
}
