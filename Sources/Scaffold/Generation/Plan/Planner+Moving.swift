import Ground
import Model

extension Planner {
  /// Wants a file in another place with the permissions that it has, saying something else there.
  ///
  /// - Returns: whether there is such a file; where there is none, nothing happens.
  @discardableResult
  mutating func move(
    _ path: ProjectPath, to other: ProjectPath, _ change: ([UInt8]) throws -> [UInt8],
    unless isRefused: ([UInt8]) throws -> Void
  ) throws -> Bool {
    guard try isReachable(path), let current = try contents(of: path) else { return false }
    try isRefused(current)
    let contents = try change(current)
    if path == other {
      note(contents == current ? .keep : .replace, path, before: current, after: contents)
      return true
    }
    note(.remove, path, before: current, after: nil)
    guard let entry = try usableEntry(at: other) else { return true }
    guard entry == .nothing, changes[other] == nil else {
      conflicts.append(Conflict(path: other, reason: .taken))
      return true
    }
    try add(.create, other, before: nil, after: contents)
    changes[other]?.mode = try Disk.mode(of: path.path(in: root))
    return true
  }

  /// Wants a file to say something else in its place.
  package mutating func rewrite(
    _ path: ProjectPath, as action: Change.Action = .replace,
    _ change: ([UInt8]) throws -> [UInt8]
  ) throws {
    guard let current = try contents(of: path) else { return }
    let contents = try change(current)
    guard contents != current, try isReachable(path) else { return }
    let original = changes[path]
    note(
      original.map { $0.action == .keep ? action : $0.action } ?? action, path,
      before: original.map(\.before) ?? current, after: contents)
  }

  /// Wants the tool's record elsewhere.
  mutating func moveLedger(
    from path: ProjectPath, to other: ProjectPath, _ text: String
  ) throws(SystemError) {
    if path == other { return try writeLedger(text, to: path, isKnown: true) }
    try removeLedger(path)
    try write(text, to: other)
  }

  /// Wants a line of a shared file under its other name, at its place in the order. What someone has
  /// put into it stays; one that someone took out stays out.
  mutating func move(_ old: Insertion, to new: Insertion) throws(SystemError) {
    guard old != new else { return }
    guard try Disk.entry(at: old.file.path(in: root)) != .nothing else { return }
    try edit(new) { region throws(MarkerProblem) in
      try region.move(old.key, to: new.key) { line throws(MarkerProblem) in
        try old.merged(with: new, into: line)
      }
    }
  }
}
