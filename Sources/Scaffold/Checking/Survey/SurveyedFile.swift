import Ground
import Merging
import SwiftReading

/// What a Swift file says that matters to the architecture.
package struct SurveyedFile: Sendable {
  private let name: String
  private let folderPath: String
  /// The folder, as a place in the survey's list of them.
  package let folder: Int
  /// What it imports, and in a project whose tiers are in one target, what it declares and names.
  var names = FileNames()
  /// What few files have; nothing of most.
  private var rarities: [Rarities] = []

  struct Rarities {
    /// The types in what it offers to others, where that matters.
    var signatures: [NamedType] = []
    var allowances: [Allowance] = []
    /// The conflicts that nobody has settled.
    var conflicts: [ConflictPlace] = []
    /// Why it could not be read.
    var problems: [Unreadable] = []
  }

  init(called name: String, in folder: SourceTree.Folder, at place: Int) {
    (self.name, folderPath, self.folder) = (name, folder.path, place)
  }

  var imports: ArraySlice<Import> { names.imports }

  var rare: Rarities {
    get { rarities.first ?? Rarities() }
    set { rarities = [newValue] }
  }

  /// The path from the project's folder. It is put together anew each time, as there may be very many
  /// files, and few are told of.
  package var path: String { name.below(folderPath) }
}

extension Import {
  func place(in file: String) -> SourcePlace {
    SourcePlace(file: file, line: line, column: column)
  }
}
