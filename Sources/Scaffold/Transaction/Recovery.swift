/// Brings a folder back in order after a transaction that did not come to its end.
///
/// Each step may be repeated: a recovery that is itself cut off is taken up by the next.
struct Recovery {
  let base: String
  let perform: FileOperation.Performer

  /// Undoes or finishes what an earlier run left behind, if it left anything.
  ///
  /// - Throws: `Refusal` for a journal that cannot be read.
  func run() throws {
    if let text = try Disk.contents(of: base + "/" + Journal.name) {
      if let journal = try Journal(bytes: text, in: base) {
        try undo(journal)
      } else {
        try perform(.removeFile(base + "/" + Journal.name))
      }
    }
    if let text = try Disk.contents(of: base + "/" + Journal.doneName) {
      guard let journal = try Journal(bytes: text, in: base) else {
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
      if try isInside(step.path) { try removeIfPresent(step.displaced.path(in: base)) }
    }
    for folder in journal.emptiedFolders { try removeIfEmpty(folder) }
    try removeIfPresent(base + "/" + Journal.doneName)
  }

  private func undo(_ step: Journal.Step) throws(SystemError) {
    guard try isInside(step.path) else { return }
    let file = step.path.path(in: base)
    let displaced = step.displaced.path(in: base)
    let isFree = try Disk.entry(at: file) == .nothing
    // Someone may have written there since the run was cut off: their text stays.
    let isOurs = step.written != nil && fingerprint(of: file) == step.written
    if try Disk.entry(at: displaced) != .nothing {
      if isOurs || isFree { try perform(.rename(displaced, to: file)) }
    } else if step.action == .create, isOurs,
      try Disk.entry(at: step.staged.path(in: base)) == .nothing
    {
      try removeIfPresent(file)
    }
    try removeIfPresent(step.staged.path(in: base))
  }

  /// What is no readable file has no fingerprint, and is not ours.
  private func fingerprint(of file: String) -> Fingerprint? {
    guard (try? Disk.entry(at: file)) == .file else { return nil }
    return (try? Disk.contents(of: file)).flatMap(\.self).map(Fingerprint.init)
  }

  /// Whether only real folders lead to a path: a journal may have come from anywhere.
  private func isInside(_ path: ProjectPath) throws(SystemError) -> Bool {
    for folder in path.folders {
      switch try Disk.entry(at: folder.path(in: base)) {
      case .folder: continue
      case .nothing, .file, .link, .other: return false
      }
    }
    return true
  }

  private func removeIfPresent(_ path: String) throws(SystemError) {
    guard try Disk.entry(at: path) != .nothing else { return }
    try perform(.removeFile(path))
  }

  private func removeIfEmpty(_ folder: ProjectPath) throws(SystemError) {
    let path = folder.path(in: base)
    guard try isInside(folder), try Disk.entry(at: path) == .folder,
      try Disk.names(in: path).isEmpty
    else { return }
    try perform(.removeFolder(path))
  }
}
