import CommandLine
import Generation
import Ground
import Model

extension Context {
  /// The folder of a project, for a command that writes: in order, and for it alone.
  ///
  /// - Parameter isDryRun: whether nothing is to be written after all, not even what puts things in
  ///   order.
  /// - Throws: `Refusal` where a run cannot begin.
  func workspace(at folder: String, isDryRun: Bool) throws -> Workspace {
    guard isDryRun else {
      return try Workspace.open(at: folder, perform: perform, tell: tell)
    }
    var obstacle: Refusal?
    let workspace = try Workspace.openForReading(at: folder) { note in
      switch note {
      case .halfDone(let folder): obstacle = .halfDone(folder)
      case .foreignJournal(let path): obstacle = .foreignJournal(path)
      case .othersJournal(let path): obstacle = .othersJournal(path)
      default: tell(note)
      }
    }
    if let obstacle { throw obstacle }
    return workspace
  }

  /// Takes back what a run was doing that was cut off, before a command that writes has read
  /// anything: the project's own file may be among what is out of its place. `check` may only read,
  /// and `repair` says what was taken back.
  func takeBack(before command: any Command.Type, words: [String]) throws {
    let writes = command.parameters.contains { ($0 as? Flag)?.name == Flag.dryRun.name }
    guard writes, ![Check.name, RepairProject.name].contains(command.name) else { return }
    let begun = Arguments(begun: words, for: command.parameters)
    guard !begun[.dryRun] else { return }
    let site = try Site(at: begun[.at], from: directory)
    if try Workspace.isUnfinished(at: site.folder) {
      _ = try workspace(at: site.folder, isDryRun: false)
    }
  }

  /// Reads the folder of a project while no other run can change it.
  ///
  /// What is reported of it comes afterwards, when others may go on.
  func reading<Result>(
    _ folder: String, _ read: (borrowing Workspace) throws -> Result
  ) throws -> Result {
    let workspace = try Workspace.openForReading(at: folder, tell: tell)
    return try read(workspace)
  }

  /// Prints beside the output what a run has to say.
  func tell(_ note: RunNote) { console.err("note: \(note)") }
}
