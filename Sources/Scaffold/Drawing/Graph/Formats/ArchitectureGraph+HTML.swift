extension ArchitectureGraph {
  /// The graph as a page that needs nothing beside it.
  package var html: String {
    GraphMatrix(self).map { MatrixPage($0, of: self).page.text } ?? GraphPage(self).page.text
  }
}
