import Ground
import SwiftReading

/// What a Swift file says that matters to the architecture.
package struct SurveyedFile: Sendable {
  /// The path from the project's folder.
  package let path: String
  /// The folder, as a place in the survey's list of them.
  package let folder: Int
  var imports: [Import] = []
  /// The types, in a project whose tiers are in one target; else none.
  var types = TypeScanner.Outcome()
  /// The types in what it offers to others, where that matters.
  var signatures: [NamedType] = []
  var allowances: [Allowance] = []
  /// The lines at which conflicts begin that nobody has settled.
  var conflicts: [Int] = []
  /// Why it could not be read.
  var problems: [Unreadable] = []
}

extension Import {
  func place(in file: String) -> SourcePlace {
    SourcePlace(file: file, line: line, column: column)
  }
}
