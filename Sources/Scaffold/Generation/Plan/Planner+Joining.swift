import Ground
import Model
import Templates

extension Planner {
  /// What a joined file would say had it been one before, as it is written next.
  struct Gathered {
    let contents: [UInt8]
    let base: String
    /// What is wanted without the parts that somebody has removed; `nil` if all are there.
    let wanted: String?
  }

  /// Wants files that are parts of one now in that one, with what somebody has edited in them.
  ///
  /// A part that somebody has removed stays out. Where all are gone, so is the file.
  mutating func gather(_ joined: JoinedPieces) throws(SystemError) {
    var texts: [(path: ProjectPath, contents: [UInt8])] = []
    for piece in joined.recorded where try isReachable(piece.path) {
      guard let contents = try contents(of: piece.path) else { continue }
      texts.append((piece.path, contents))
    }
    guard let contents = JoinedPieces.joined(texts.map(\.contents)) else { return }
    let present = Set(texts.map(\.path))
    let removed = Set(joined.recorded.map(\.path)).subtracting(present)
    let text = { (pieces: [Generator.Piece]) in JoinedFile.text(of: pieces.map(\.text)) }
    gathered[joined.path] = Gathered(
      contents: contents,
      base: text(joined.recorded.filter { present.contains($0.path) }),
      wanted: removed.isEmpty
        ? nil : text(joined.wanted.filter { !removed.contains($0.path) }))
    for (path, contents) in texts where path != joined.path {
      note(.remove, path, before: contents, after: nil)
    }
  }

  /// Wants a joined file for what was gathered.
  mutating func write(
    _ text: String, to path: ProjectPath, over gathered: Gathered
  ) throws(SystemError) -> Bool {
    guard try usableEntry(at: path) != nil else { return false }
    let before = try contents(of: path)
    let isKept = change(
      gathered.contents, at: path, to: gathered.wanted ?? text, base: gathered.base,
      keepsExisting: false)
    guard let after = changes[path]?.after else { return isKept }
    if let before {
      note(before == after ? .keep : .merge, path, before: before, after: after)
    } else {
      changes[path] = nil
      try add(.create, path, before: nil, after: after)
    }
    return isKept
  }
}
