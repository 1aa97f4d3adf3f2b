import Ground

/// Brings a folder back in order after a transaction that did not come to its end.
///
/// Each step may be repeated: a recovery that is itself cut off is taken up by the next.
struct Recovery {
  /// The folder that the journal's paths start from, locked.
  let folder: OpenFolder
  let perform: FileOperation.Performer

  /// Undoes or finishes what an earlier run of this user's left behind here.
  ///
  /// - Returns: what there is to say of it.
  func run() throws(SystemError) -> [RunNote] {
    var notes: [RunNote] = []
    for found in try FoundJournal.all(in: folder) {
      switch found.state {
      case .own(let journal) where found.path == Journal.path:
        let undone = try undo(journal)
        notes += [.undone(folder: folder.path, undone)] + undone.notes
      case .own(let journal):
        try finish(journal)
        notes.append(.cleaned(folder: folder.path))
      case .torn:
        try perform(.removeFile(found.path), folder)
        notes.append(.undone(folder: folder.path, Undone()))
      case .foreign, .ofAnotherUser: break
      }
    }
    return notes
  }

  /// Puts everything back as it was before the journal was written.
  @discardableResult
  func undo(_ journal: Journal) throws(SystemError) -> Undone {
    var undone = Undone()
    for step in journal.steps.reversed() { try undo(step, &undone) }
    for folder in journal.newFolders.reversed() { try removeIfEmpty(folder) }
    try removeIfPresent(Journal.path)
    return undone
  }

  /// Removes what a committed transaction no longer needs.
  func finish(_ journal: Journal) throws(SystemError) {
    for step in journal.steps where step.action != .create {
      try removeIfPresent(step.displaced)
      try removeIfPresent(step.staged)
    }
    for folder in journal.emptiedFolders { try removeIfEmpty(folder) }
    try removeIfPresent(Journal.donePath)
  }

  private func undo(_ step: Journal.Step, _ undone: inout Undone) throws(SystemError) {
    let entry = try folder.entry(at: step.path)
    guard try folder.isReachable(step.path) else {
      if try isLost(step) { undone.outOfReach.append(step.path) }
      return
    }
    let isStaged = try folder.entry(at: step.staged) != .nothing
    // Someone may have written there since the run was cut off: their text stays.
    let isOurs = try isOurs(step)
    if try folder.entry(at: step.displaced) != .nothing {
      if isOurs || entry == .nothing {
        try perform(.rename(step.displaced, to: step.path), folder)
        undone.restored.append(step.path)
      } else {
        undone.kept.append(Undone.Kept(path: step.path, old: step.displaced))
      }
    } else if step.action == .create, !isStaged, entry != .nothing {
      if isOurs {
        try perform(.removeFile(step.path), folder)
        undone.removed.append(step.path)
      } else {
        undone.kept.append(Undone.Kept(path: step.path, old: nil))
      }
    }
    if isStaged { try perform(.removeFile(step.staged), folder) }
  }

  /// True if a step's folder is there by its name, as a link; where there is none, none was made.
  private func isLost(_ step: Journal.Step) throws(SystemError) -> Bool {
    for parent in step.path.folders {
      switch try folder.entry(at: parent) {
      case .folder: continue
      case .nothing: return false
      case .link, .file, .other: return true
      }
    }
    return false
  }

  /// True if the run wrote what a file says. What is no file is not ours.
  private func isOurs(_ step: Journal.Step) throws(SystemError) -> Bool {
    guard let written = step.written, let contents = try? folder.contents(of: step.path) else {
      return false
    }
    return Fingerprint(of: contents) == written
  }

  private func removeIfPresent(_ file: ProjectPath) throws(SystemError) {
    guard try folder.entry(at: file) != .nothing else { return }
    try perform(.removeFile(file), folder)
  }

  private func removeIfEmpty(_ path: ProjectPath) throws(SystemError) {
    guard try folder.entry(at: path) == .folder else { return }
    do throws(SystemError) {
      try perform(.removeFolder(path), folder)
    } catch {
      // Where someone has put a file, the folder stays.
      guard [ENOTEMPTY, EEXIST].contains(error.code) else { throw error }
    }
  }
}
