import Ground
import Merging
import Model
import SwiftReading

extension Planner {
  /// What to do where a file's two changes, someone's and the template's, do not go together.
  package enum MergePolicy: String, CaseIterable, Sendable {
    /// Nothing is written at all; all such places are shown.
    case refuse
    /// Both are written into the file, between markers as `git merge` writes them.
    case markers
  }

  /// Wants what a newer template gives in a file that was edited since.
  mutating func merge(
    _ text: String, into current: [UInt8], at path: ProjectPath, base: String, _ policy: MergePolicy
  ) {
    let lineBreak = current.lineBreak
    var uses: [VanishedNames.Use] = []
    let merge = Merge(
      base: base.bytes(as: lineBreak), disk: current, wanted: text.bytes(as: lineBreak), path: path
    ) { merged in
      uses = path.name.hasSuffix(".swift") ? vanished?.uses(in: SwiftSource(merged)) ?? [] : []
      return Set(uses.map(\.line))
    }
    let used = uses.filter { merge.unusable.contains($0.line) }.map(\.name)
    if !used.isEmpty, policy == .refuse {
      return conflicts.append(
        Conflict(path: path, reason: .usesVanished(used, merge.conflicts.map(Hunk.init))))
    }
    if !merge.conflicts.isEmpty, policy == .refuse {
      return conflicts.append(
        Conflict(path: path, reason: .unmerged(merge.conflicts.map(Hunk.init))))
    }
    let action: Change.Action = merge.contents == current ? .keep : .merge
    note(action, path, before: current, after: merge.contents)
    if !merge.conflicts.isEmpty { unsettled.append(path) }
    if !used.isEmpty { unusable.append((path, used)) }
  }

  /// Wants another line between the markers of a shared file. What someone has put into the line
  /// since then stays.
  mutating func change(_ old: Insertion, to new: Insertion) throws(SystemError) {
    try edit(new) { region throws(MarkerProblem) in
      try region.change(key: new.key) { line throws(MarkerProblem) in
        try old.merged(with: new, into: line)
      }
    }
  }
}

extension Planner {
  /// Wants another text at the end of a file that someone else wrote.
  ///
  /// - Parameter old: the text that was put there; `nil` if none was.
  /// - Returns: the text as it is to stand there.
  mutating func change(
    ending old: String?, to text: String, of path: ProjectPath
  ) throws(SystemError) -> String {
    guard let old else { return try append(text, to: path) }
    let start = String(old.prefix { $0 == "\n" })
    let wanted = start + text.drop { $0 == "\n" }
    guard wanted != old, try isReachable(path), let current = try contents(of: path) else {
      return old
    }
    let lineBreak = current.lineBreak
    let range =
      current.lastRange(of: old.bytes(as: lineBreak))
      ?? current.markedRange(behind: start.bytes(as: lineBreak))
    guard let range else { return old }
    let merge = Merge(
      base: old.bytes(as: lineBreak), disk: Array(current[range]),
      wanted: wanted.bytes(as: lineBreak), path: path)
    guard merge.conflicts.isEmpty else {
      conflicts.append(Conflict(path: path, reason: .unmerged(merge.conflicts.map(Hunk.init))))
      return old
    }
    let before = changes[path].map(\.before) ?? current
    note(
      .merge, path, before: before,
      after: current[..<range.lowerBound] + merge.contents + current[range.upperBound...])
    return wanted
  }
}

extension Hunk {
  init(_ conflict: MergeConflict) {
    self.init(
      line: conflict.line, base: conflict.base.text, yours: conflict.disk.text,
      wanted: conflict.wanted.text)
  }
}

extension [UInt8] {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}

extension Insertion {
  /// A line that someone may have edited, with what another one has that the template gives now.
  func merged(with new: Insertion, into line: String) throws(MarkerProblem) -> String {
    let merge = Merge(
      base: Array(self.line.utf8), disk: Array(line.utf8), wanted: Array(new.line.utf8),
      path: new.file)
    guard merge.conflicts.isEmpty else {
      throw MarkerProblem(.unmerged(merge.conflicts.map(Hunk.init)))
    }
    return String(decoding: merge.contents, as: UTF8.self)
  }
}
