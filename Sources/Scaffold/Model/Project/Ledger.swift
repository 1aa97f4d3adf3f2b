import Ground
import Templates

/// The record of what was generated in a folder, and from what: its `.scaffold.json`.
package struct Ledger: Equatable, Sendable {
  package static let name = ".scaffold.json"

  /// Where the ledger of a folder is; of the project itself, if there is no folder.
  package static func path(in folder: ProjectPath?) -> ProjectPath {
    let file = ProjectPath(ownName: ".scaffold.json")
    return folder?.appending(file) ?? file
  }

  /// The version of the tool that wrote it.
  package var tool: String
  package var template: String
  package var digest: String
  package var answers: [Answer]
  /// The text of each generated file as it was rendered, by its place.
  package var files: [ProjectPath: String]
  /// The text that was put at the end of each file that someone else wrote.
  package var endings: [ProjectPath: String] = [:]
  /// The texts that were put into each file that someone else wrote, in their order there.
  package var edits: [ProjectPath: [String]] = [:]
  package var insertions: [Insertion]
  /// The facts that the module has from earlier, and keeps.
  package var past: ModulePast
  /// The generated files that someone removed on purpose.
  package var leftOut: Set<ProjectPath> = []
  /// True if the module was removed, and only files that someone edited are left.
  package var isRemoved = false
  /// The files that it names and that are not its own: nobody touches them.
  package var foreign: [ProjectPath] = []
  /// The texts as they were read: what did not change since is not packed again.
  let packed: PackedTexts

  /// - Parameter old: the ledger that it takes the place of.
  package init(
    tool: String,
    template: String,
    digest: String,
    answers: [Answer],
    files: [ProjectPath: String],
    endings: [ProjectPath: String] = [:],
    edits: [ProjectPath: [String]] = [:],
    insertions: [Insertion],
    past: ModulePast = ModulePast(),
    leftOut: Set<ProjectPath> = [],
    isRemoved: Bool = false,
    replacing old: Ledger? = nil
  ) {
    self.tool = tool
    self.template = template
    self.digest = digest
    self.answers = answers
    self.files = files
    self.endings = endings
    self.edits = edits
    self.insertions = insertions
    self.past = past
    self.leftOut = leftOut
    self.isRemoved = isRemoved
    packed = old?.packed ?? PackedTexts()
  }
}

extension Ledger {
  package var table: SourceTables? { past.table }

  /// The ledger without files that others have.
  package func leaving(_ others: Set<ProjectPath>) -> Ledger {
    var ledger = self
    ledger.files = files.filter { !others.contains($0.key) }
    ledger.foreign = (foreign + files.keys.filter(others.contains)).sorted()
    return ledger
  }
}
