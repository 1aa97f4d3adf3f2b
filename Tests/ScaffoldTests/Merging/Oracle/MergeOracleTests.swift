import Foundation
import Generation
import Testing

@testable import Ground
@testable import Merging

/// Merges programs that run: what comes of two edits does what both do, one after the other in either
/// order, or is a conflict.
@Suite struct MergeOracleTests {
  /// `SCAFFOLD_SEED=n` tries other pairs, `SCAFFOLD_LONG` many more.
  private static let seeds: Range<Int> = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["SCAFFOLD_SEED"].flatMap { Int($0) } ?? 0
    return first..<(first + (environment["SCAFFOLD_LONG"] == nil ? 200 : 10_000))
  }()

  @Test func noMergeIsWrong() throws {
    let verdicts = Self.seeds.map { ($0, verdict(seed: $0)) }
    let wrong = verdicts.filter { $0.1.isWrong }

    #expect(wrong.map(\.0) == [], "seeds, the first: \(wrong.first?.1.description ?? "")")
    // A merge that always asks is no merge.
    let clean = verdicts.count { if case .right = $0.1 { true } else { false } }
    #expect(clean * 5 > verdicts.count)
    if Repository.isLongRun {
      print("merged \(verdicts.count) pairs: \(clean) right, \(wrong.count) wrong")
    }
  }

  private enum Verdict: CustomStringConvertible {
    case right, conflict
    case wrong(String)

    var isWrong: Bool { if case .wrong = self { true } else { false } }

    var description: String { if case .wrong(let words) = self { words } else { "" } }
  }

  private func verdict(seed: Int) -> Verdict {
    var generator = ProgramGenerator(seed: seed)
    let base = generator.program()
    let (ours, theirs) = generator.edits(of: base)
    let sides = [ours, theirs].compactMap { base.edited($0) }.map(\.text)
    guard sides.count == 2 else { return .wrong("seed \(seed): an edit that cannot be made") }
    let merges = [(0, 1), (1, 0)].map { merge(base.text, sides[$0], sides[$1]) }
    let story =
      "seed \(seed)\n\(base.text)\n--- ours\n\(sides[0])\n--- theirs\n\(sides[1])\n"
      + "\(ours.map(\.name))\n\(theirs.map(\.name))\n"
    if merges[0] == nil, merges[1] == nil { return .conflict }
    guard let merged = merges[0], merged == merges[1] else {
      return .wrong(story + "--- merged\n\(merges[0] ?? "")\n--- or\n\(merges[1] ?? "")")
    }
    if sides[0] == sides[1] { return .right }
    let both = [(ours, theirs), (theirs, ours)].compactMap { first, second in
      let names = Set(first.map(\.name))
      let edits = first + second.filter { !names.contains($0.name) }
      return base.edited(edits).flatMap { ProgramRun.behaviour(of: $0.text) }
    }
    guard both.count == 2, both[0] == both[1], both[0] == ProgramRun.behaviour(of: merged) else {
      return .wrong(story + "--- merged\n\(merged)")
    }
    return .right
  }

  /// What the driver for git writes; `nil` for a conflict.
  private func merge(_ base: String, _ ours: String, _ theirs: String) -> String? {
    guard let path = try? ProjectPath("Main.swift") else { return nil }
    let merge = FileMerge.merge(
      base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), at: path)
    return merge.conflicts.isEmpty ? String(decoding: merge.contents, as: UTF8.self) : nil
  }
}
