import CommandLine
import Generation
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

  /// The folder of a project, for a command that only reads.
  func workspaceForReading(at folder: String) throws -> Workspace {
    try Workspace.openForReading(at: folder, tell: tell)
  }

  /// Says beside the output what a run has to tell.
  func tell(_ note: RunNote) { console.err("note: \(note)") }
}
