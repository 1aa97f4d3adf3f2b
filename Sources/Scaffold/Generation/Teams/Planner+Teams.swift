import Ground
import Merging
import Model

extension Planner {
  /// Wants a module to be what two branches say of it, whose texts git could not merge.
  ///
  /// What a person has settled by hand since then stays.
  ///
  /// - Returns: what is left in conflict.
  mutating func settle(
    _ merge: ModuleMerge, _ ledger: Ledger, _ branches: Branches, in project: Project
  ) throws -> [Unsettled] {
    var unsettled: [Unsettled] = []
    for path in merge.places.sorted() {
      let isSettled = try settle(path, of: merge, branches)
      if !isSettled { unsettled += try places(ofConflictsIn: path) }
    }
    // What is there under another name now.
    let folder = project.folder(of: merge.name)
    for path in merge.formerPlaces.subtracting(merge.places).sorted() {
      if let current = try contents(of: path), branches.isGits(current, at: path) {
        try removeLedger(path)
      }
    }
    for name in merge.formerNames where name != merge.name {
      try removeLedger(Ledger.path(in: project.folder(of: name)))
    }
    let place = Ledger.path(in: folder)
    let text = Array(ledger.text(in: folder).utf8)
    try want(text, at: place)
    return unsettled
  }

  /// - Returns: whether nothing is left to a person.
  private mutating func settle(
    _ path: ProjectPath, of merge: ModuleMerge, _ branches: Branches
  ) throws -> Bool {
    let current = try contents(of: path)
    let (ours, theirs) = (
      merge.contents(of: path, inOurs: true, branches),
      merge.contents(of: path, inOurs: false, branches)
    )
    if let current, !branches.isGits(current, at: path), current != ours, current != theirs {
      return true
    }
    guard merge.has(path) else {
      guard let current else { return true }
      guard merge.isGenerated(current, at: path) else { return false }
      try removeLedger(path)
      return true
    }
    // One that a branch has taken out stays out, if the other left it as it was.
    if ours == nil || theirs == nil, merge.wasThere(path) {
      return current == nil || !branches.isUnmerged(path)
    }
    guard let text = merge.text(at: path, ours: ours, theirs: theirs) else { return false }
    try want(text, at: path)
    return true
  }

  mutating func want(_ text: [UInt8], at path: ProjectPath) throws {
    guard try isReachable(path) else { return }
    guard let current = try contents(of: path) else {
      return try add(.create, path, before: nil, after: text)
    }
    if current != text { note(.merge, path, before: current, after: text) }
  }

  private func places(ofConflictsIn path: ProjectPath) throws(SystemError) -> [Unsettled] {
    let lines = ConflictMarkers.lines(in: try contents(of: path) ?? [])
    return (lines.isEmpty ? [1] : lines).map { Unsettled(path: path, line: $0, isOfUpdate: false) }
  }
}

extension Branches {
  /// True if a file is as git has left it, and nobody has settled anything in it.
  fileprivate func isGits(_ text: [UInt8], at path: ProjectPath) -> Bool {
    !ConflictMarkers.lines(in: text).isEmpty || text == staged(path)
      || text == contents(of: path, .ours) || text == contents(of: path, .theirs)
  }
}
