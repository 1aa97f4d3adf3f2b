import Ground

extension Planner {
  /// The change for the Finder's file in a folder that goes; `nil` if there is none.
  private func leaving(in folder: ProjectPath) throws(SystemError) -> Change? {
    guard let path = try? ProjectPath(folder.text + "/" + Disk.finderFile), changes[path] == nil,
      try Disk.entry(at: path.path(in: root)) == .file,
      let current = try Disk.contents(of: path.path(in: root))
    else { return nil }
    return Change(path: path, action: .remove, before: current, after: nil)
  }

  /// The folders that hold nothing once the plan is carried out, the innermost first, and what else
  /// goes with them.
  func emptiedFolders() throws(SystemError) -> (folders: [ProjectPath], leavings: [Change]) {
    let removed = changes.values.filter { $0.action == .remove }.map(\.path)
    var gone = Set(removed)
    var emptied: [ProjectPath] = []
    var leavings: [Change] = []
    let folders = Set(removed.flatMap(\.folders))
      .filter { removableFolders?.contains($0) ?? true }
      .sorted { $0.text.count > $1.text.count }
    for folder in folders {
      let leaving = try leaving(in: folder)
      let isEmpty = try Disk.names(in: folder.path(in: root)).allSatisfy { name in
        guard let path = try? ProjectPath(folder.text + "/" + name) else { return false }
        return gone.contains(path) || path == leaving?.path
      }
      let isNeeded = changes.values.contains {
        $0.action == .create && $0.path.folders.contains(folder)
      }
      guard isEmpty, !isNeeded else { continue }
      gone.insert(folder)
      emptied.append(folder)
      if let leaving { leavings.append(leaving) }
    }
    return (emptied, leavings)
  }
}
