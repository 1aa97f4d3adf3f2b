import Ground
import Merging
import SwiftReading

/// The facts of a Swift file that matter to the architecture.
package struct SurveyedFile: Sendable {
  private let name: String
  private let folderPath: String
  /// The folder, as a place in the survey's list of them.
  package let folder: Int
  /// Its imports and, in a project whose tiers are in one target, the names it declares and uses.
  var names = NameLists()
  /// Facts that few files have; nothing of most.
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

  /// The same file in another folder, or a part of one.
  init(_ file: SurveyedFile, in folder: SourceTree.Folder, at place: Int) {
    self.init(called: file.name, in: folder, at: place)
    (names, rarities) = (file.names, file.rarities)
  }

  var imports: [Import] { names.imports }

  var rare: Rarities {
    get { rarities.first ?? Rarities() }
    set { rarities = [newValue] }
  }

  /// The path from the project's folder. It is put together anew each time, as there may be very
  /// many files, and few are reported.
  package var path: String { name.below(folderPath) }
}

extension Import {
  func place(in file: String) -> SourcePlace {
    SourcePlace(file: file, line: line, column: column)
  }
}
