/// A line that a module puts between the markers of a shared file.
struct Insertion: Equatable, Sendable {
  let file: ProjectPath
  let marker: String
  let line: String
  /// How the line starts, whatever someone adds to its end.
  let key: String
}
