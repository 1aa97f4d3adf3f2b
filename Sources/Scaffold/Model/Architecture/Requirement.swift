import Ground

/// `{ "files": "*ViewModel.swift", "conform": "Sendable" }`: a rule of a team's own about files.
package struct Requirement: Equatable, Sendable {
  /// The files that it is about.
  package let files: [PlacePattern]
  package let wanted: Traits
  package let unwanted: Traits
  /// Why; empty if nothing says it.
  package let reason: String

  /// What a file may have.
  package struct Traits: Equatable, Sendable {
    /// Modules that it imports.
    package let imports: [String]
    /// What the types in it conform to or inherit from.
    package let conformances: [String]
    /// What its code names: `print`, `UIScreen.main`.
    package let names: [String]
  }
}

extension Requirement {
  /// - Parameter path: that of a file from the project's folder.
  package func isAbout(_ path: String) -> Bool {
    let folders = path.pathComponents
    guard let name = folders.last else { return false }
    return files.contains { $0.matches(file: name, in: Array(folders.dropLast())) }
  }
}
