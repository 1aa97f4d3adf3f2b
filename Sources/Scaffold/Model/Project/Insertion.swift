import Ground

/// A line that a module puts between the markers of a shared file.
package struct Insertion: Equatable, Sendable {
  package let file: ProjectPath
  package let marker: String
  package let line: String
  /// How the line starts, whatever someone adds to its end.
  package let key: String

  package init(file: ProjectPath, marker: String, line: String, key: String) {
    self.file = file
    self.marker = marker
    self.line = line
    self.key = key
  }
}
