import Testing

@testable import Ground
@testable import Merging
@testable import SwiftReading

/// What holds of every merge, tried with random edits. The seeds are fixed: a failure stays one.
@Suite struct MergePropertyTests {
  @Test(arguments: 0..<60)
  func oneSideAloneIsTaken(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let base = SwiftSample.text(&random)
    let other = SwiftSample(text: base).edited(&random)

    #expect(try merged(base, other, base).text == other)
    #expect(try merged(base, base, other).text == other)
    #expect(try merged(base, other, other).text == other)
  }

  /// Edits of different members have nothing in common.
  @Test(arguments: 0..<120)
  func editsOfDifferentMembersGoTogether(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let base = SwiftSample.text(&random)
    let sample = SwiftSample(text: base)
    let (one, other) = sample.twoMembers(&random)
    let (ours, theirs) = (SwiftSample.edit(&random), SwiftSample.edit(&random))

    let merge = try merged(base, sample.applying(ours, to: one), sample.applying(theirs, to: other))

    let both = SwiftSample(text: sample.applying(ours, to: one)).applying(theirs, to: other)
    #expect(merge.text == both)
    #expect(merge.conflicts.isEmpty)
  }

  @Test(arguments: 0..<300)
  func isWholeAndNeverFails(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let base = SwiftSample.text(&random)
    let ours = SwiftSample(text: base).damaged(&random)
    let theirs = SwiftSample(text: base).damaged(&random)

    let merge = try merged(base, ours, theirs)

    let areWhole = [base, ours, theirs].allSatisfy { SwiftSource(merging: $0.utf8) != nil }
    if areWhole, merge.conflicts.isEmpty { #expect(SwiftSource(merging: merge.contents) != nil) }
    #expect(merge.conflicts.isEmpty == ConflictMarkers.lines(in: merge.contents).isEmpty)
  }

  @Test(arguments: 0..<200)
  func takesAnyBytes(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let signs: [UInt8] = Array("(){}[],:;\"'#/\\*.<>=-\n\n  ab1if@".utf8) + [0xFF, 0x00, 0x0D]
    let texts = (0..<3).map { _ in
      (0..<Int.random(in: 0..<120, using: &random)).map { _ in
        signs.randomElement(using: &random) ?? 0
      }
    }
    for path in ["A.swift", "a.json", "a.txt"] {
      let merge = Merge(
        base: texts[0], disk: texts[1], wanted: texts[2], path: try ProjectPath(path))
      let again = Merge(
        base: texts[0], disk: texts[1], wanted: texts[2], path: try ProjectPath(path))

      #expect(merge == again)
    }
  }
}
