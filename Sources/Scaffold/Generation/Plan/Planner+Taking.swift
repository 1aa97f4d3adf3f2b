import Ground
import Merging
import Model

extension Planner {
  /// A planner that only takes one side of what an earlier update has left in conflict; `nil` where
  /// that does not settle all that was named.
  package func settlingLeftConflicts() throws(SystemError) -> Planner? {
    guard !taken.isEmpty else { return nil }
    var planner = self
    for path in try taken.files(in: root) {
      guard let current = try contents(of: path) else { continue }
      let text = planner.settled(current, at: path)
      if text != current { planner.note(.merge, path, before: current, after: text) }
    }
    return taken.vain(besides: planner.settled.keys).isEmpty ? planner : nil
  }

  /// - Throws: `Refusal.nothingToSettle` for what was named and has nothing to settle.
  package func requireSettled() throws(Refusal) {
    let vain = taken.vain(besides: settled.keys)
    guard vain.isEmpty else { throw .nothingToSettle(vain.map(\.text)) }
  }

  /// A text with one side in the place of what an earlier update has left in conflict, if that side
  /// was asked for; conflicts of branches stay.
  mutating func settled(_ text: [UInt8], at path: ProjectPath) -> [UInt8] {
    guard let side = taken.side(of: path), let conflict = ConflictedText(text),
      ConflictMarkers.places(in: text).allSatisfy(\.isOfUpdate)
    else { return text }
    settled[path] = side
    return conflict.text(of: side)
  }

  /// The merge with one side in the place of each conflict; `nil` if none was asked for.
  mutating func taking(_ merge: Merge, at path: ProjectPath) -> [UInt8]? {
    guard let side = taken.side(of: path), !merge.conflicts.isEmpty,
      let conflict = ConflictedText(merge.contents)
    else { return nil }
    settled[path] = side
    return conflict.text(of: side)
  }
}

extension ConflictedText {
  fileprivate func text(of side: TakenSides.Side) -> [UInt8] {
    switch side {
    case .mine: ours
    case .template: theirs
    }
  }
}

extension Refusal {
  /// The files and folders of which a side is to be taken, and in which nothing is to be settled.
  static func nothingToSettle(_ paths: [String]) -> Refusal {
    Refusal(
      "nothing-to-settle",
      "no edit meets a change of the template in \(paths.map { "`\($0.printable)`" }.joined(separator: ", "))",
      "leave it out of `--take`; what does not meet is merged without it")
  }
}
