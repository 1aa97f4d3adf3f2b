import Ground
import Model

extension History {
  /// The files that are written and removed for a run to be recorded.
  struct Record {
    var changes: [Change]
    var newFolders: [ProjectPath]
    var folderModes: [ProjectPath: mode_t]
  }

  private static let mostRuns = 50
  private static let mostBytes = 20_000_000

  /// - Throws: `Refusal` if something else is in the place of the folder.
  package func requireRoom() throws {
    let reason: Conflict.Reason
    switch try project?.entry(at: Self.folder) {
    case .folder, .nothing, nil: return
    case .file: reason = .fileInTheWay
    case .link: reason = .linkInTheWay
    case .other: reason = .otherInTheWay
    }
    throw Refusal.conflicts([Conflict(path: Self.folder, reason: reason)])
  }

  /// The entry for a run that is about to be carried out; the oldest ones go.
  ///
  /// - Parameters:
  ///   - changes: what the run changes.
  ///   - written: what stands for the text that each change writes.
  func record(
    of command: RunCommand, doing plan: Plan, _ changes: [Change], _ written: [Fingerprint?]
  ) throws -> Record {
    try requireRoom()
    let seal = FolderSeal()
    let run = Run(
      command: command, seal: seal,
      changes: try zip(changes, written).map { change, written in
        RecordedChange(
          change, written: written,
          mode: change.before == nil ? nil : try project?.mode(of: change.path))
      },
      newFolders: plan.newFolders,
      emptiedFolders: try plan.emptiedFolders.map { folder in
        Run.Folder(path: folder, mode: try project?.mode(of: folder) ?? 0o777)
      })
    let (numbers, bytes) = (try numbers(), run.bytes)
    guard numbers.last ?? 0 < Self.highestNumber else {
      throw HistoryProblem.full(Self.folder.child(Self.highestNumber))
    }
    var record = Record(changes: [], newFolders: [], folderModes: [:])
    if try project?.entry(at: Self.folder) != .folder {
      record.newFolders = [Self.folder]
      record.folderModes = [Self.folder: 0o700]
    }
    if try project?.entry(at: Self.ignoreFile) ?? .nothing == .nothing {
      let rule = Array("*\n".utf8)
      record.changes.append(
        Change(path: Self.ignoreFile, action: .create, before: nil, after: rule))
    }
    record.changes.append(
      Change(
        path: Self.folder.child((numbers.last ?? 0) + 1), action: .create, before: nil,
        after: bytes, mode: 0o600, seal: seal))
    return try record.removing(outdated(numbers, besides: bytes.count), in: project)
  }

  /// The oldest entries, for which there is no room beside a new one of a size.
  private func outdated(
    _ numbers: [Int], besides size: Int
  ) throws(SystemError) -> [ProjectPath] {
    guard let project else { return [] }
    var room = Self.mostBytes - size
    var outdated: [ProjectPath] = []
    for (index, number) in numbers.reversed().enumerated() {
      let path = Self.folder.child(number)
      room -= try project.size(of: path)
      if room < 0 || index + 1 >= Self.mostRuns { outdated.append(path) }
    }
    return outdated
  }
}

extension History.Record {
  fileprivate func removing(
    _ entries: [ProjectPath], in project: OpenFolder?
  ) throws(SystemError) -> History.Record {
    var record = self
    for path in entries {
      guard let bytes = try project?.contents(of: path) else { continue }
      record.changes.append(Change(path: path, action: .remove, before: bytes, after: nil))
    }
    return record
  }
}
