import Ground
import Merging
import Model
import SwiftReading

extension Planner {
  /// The choice where a file's two changes, someone's and the template's, do not go together.
  package enum MergePolicy: String, CaseIterable, Sendable {
    /// Nothing is written at all; all such places are shown.
    case refuse
    /// Both are written into the file, between markers as `git merge` writes them.
    case markers
  }

  /// Wants what a newer template gives in a file that was edited since.
  ///
  /// - Parameter found: what the file says now.
  mutating func merge(
    _ text: String, into current: [UInt8], at path: ProjectPath, saying found: [UInt8],
    base: String, _ policy: MergePolicy
  ) {
    let lineBreak = current.lineBreak
    var (current, before) = (current, base.bytes(as: lineBreak))
    if let renamedFields {
      (current, before) = (
        renamedFields.carried(current, at: path), renamedFields.carried(before, at: path)
      )
    }
    var uses: [VanishedNames.Use] = []
    let mayDeclare = { [ownFiles] (module: String, names: Set<String>) in
      TargetImports.mayDeclare(module, names, in: ownFiles)
    }
    let merge = Merge(
      base: before, disk: current, wanted: text.bytes(as: lineBreak), path: path,
      mayDeclare: mayDeclare
    ) { merged in
      uses = path.isSwift ? vanished?.uses(in: SwiftSource(merged)) ?? [] : []
      return Set(uses.map(\.line))
    }
    if let words = EditedWords(settling: merge, at: path) {
      note(words.contents == found ? .keep : .merge, path, before: found, after: words.contents)
      if words.hasGone { gone.append(path) }
      return
    }
    let agreed =
      AppendedSteps(settling: merge, at: path)?.contents
      ?? EditedSamples(settling: merge, at: path)?.contents
    if let agreed {
      return note(agreed == found ? .keep : .merge, path, before: found, after: agreed)
    }
    let used = uses.filter { merge.unusable.contains($0.line) }.map(\.name)
    if let text = taking(merge, at: path) {
      note(text == found ? .keep : .merge, path, before: found, after: text)
      if settled[path] == .mine, !used.isEmpty { unusable.append((path, used)) }
      return
    }
    if !used.isEmpty, policy == .refuse {
      return conflicts.append(
        Conflict(path: path, reason: .usesVanished(used, merge.conflicts.map(Hunk.init))))
    }
    if !merge.conflicts.isEmpty, policy == .refuse {
      return conflicts.append(
        Conflict(path: path, reason: .unmerged(merge.conflicts.map(Hunk.init))))
    }
    let action: Change.Action = merge.contents == found ? .keep : .merge
    note(action, path, before: found, after: merge.contents)
    // What an earlier update has left counts, too.
    let isLeft = ConflictMarkers.places(in: merge.contents).contains(where: \.isOfUpdate)
    if isLeft { unsettled.append(path) }
    if !used.isEmpty { unusable.append((path, used)) }
  }

  /// Wants another line between the markers of a shared file. What someone has put into the line
  /// since then stays.
  mutating func change(_ old: Insertion, to new: Insertion) throws(SystemError) {
    let side = taken.side(of: new.file)
    var isTaken = false
    try edit(new) { region throws(MarkerProblem) in
      try region.change(key: new.key) { line throws(MarkerProblem) in
        do throws(MarkerProblem) { return try old.merged(with: new, into: line) } catch {
          guard let side else { throw error }
          isTaken = true
          return side == .mine ? line : new.line
        }
      }
    }
    if isTaken { settled[new.file] = side }
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
    guard let text = merge.conflicts.isEmpty ? merge.contents : taking(merge, at: path) else {
      conflicts.append(Conflict(path: path, reason: .unmerged(merge.conflicts.map(Hunk.init))))
      return old
    }
    let before = changes[path].map(\.before) ?? current
    note(
      changes[path]?.action ?? .merge, path, before: before,
      after: current[..<range.lowerBound] + text + current[range.upperBound...])
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
