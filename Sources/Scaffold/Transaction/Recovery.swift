/// Brings a folder back in order after a transaction that did not come to its end.
///
/// Each step may be repeated: a recovery that is itself cut off is taken up by the next.
struct Recovery {
  let base: String
  let perform: FileOperation.Performer

  /// Undoes or finishes what an earlier run left behind, if it left anything.
  func run() throws(SystemError) {
    if let text = try Disk.contents(of: base + "/" + Journal.name) {
      if let journal = Journal(text: String(decoding: text, as: UTF8.self)) {
        try undo(journal)
      } else {
        try perform(.removeFile(base + "/" + Journal.name))
      }
    }
    if let text = try Disk.contents(of: base + "/" + Journal.doneName) {
      guard let journal = Journal(text: String(decoding: text, as: UTF8.self)) else {
        return try perform(.removeFile(base + "/" + Journal.doneName))
      }
      try finish(journal)
    }
  }

  /// Puts everything back as it was before the journal was written.
  func undo(_ journal: Journal) throws(SystemError) {
    for step in journal.steps.reversed() { try undo(step) }
    for folder in journal.newFolders.reversed() { try removeIfEmpty(folder) }
    try removeIfPresent(base + "/" + Journal.name)
  }

  /// Removes what a committed transaction no longer needs.
  func finish(_ journal: Journal) throws(SystemError) {
    for step in journal.steps where step.action != .create {
      try removeIfPresent(step.displaced.path(in: base))
    }
    for folder in journal.emptiedFolders { try removeIfEmpty(folder) }
    try removeIfPresent(base + "/" + Journal.doneName)
  }

  private func undo(_ step: Journal.Step) throws(SystemError) {
    let file = step.path.path(in: base)
    let displaced = step.displaced.path(in: base)
    let wasMoved = try Disk.entry(at: step.staged.path(in: base)) == .nothing
    // Someone may have written there since the run was cut off: their text stays.
    let isOurs = try Disk.contents(of: file).map(Fingerprint.init) == step.written
    if try Disk.entry(at: displaced) != .nothing {
      let isFree = try Disk.entry(at: file) == .nothing
      if isOurs || isFree {
        try perform(.rename(displaced, to: file))
      }
    } else if step.action == .create, wasMoved, isOurs, step.written != nil {
      try removeIfPresent(file)
    }
    try removeIfPresent(step.staged.path(in: base))
  }

  private func removeIfPresent(_ path: String) throws(SystemError) {
    guard try Disk.entry(at: path) != .nothing else { return }
    try perform(.removeFile(path))
  }

  private func removeIfEmpty(_ folder: ProjectPath) throws(SystemError) {
    let path = folder.path(in: base)
    guard try Disk.entry(at: path) == .folder, try Disk.names(in: path).isEmpty else { return }
    try perform(.removeFolder(path))
  }
}
