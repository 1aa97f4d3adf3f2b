import Ground
import Merging
import SwiftReading

/// Steps of a table that people have appended by hand beside those that are generated.
///
/// Whoever has the tables has taken the steps of before: the own ones come first, then those of the
/// template. Of two branches, neither is first, and the order is that of their texts.
struct AppendedSteps {
  /// The merged text.
  let contents: [UInt8]

  /// - Returns: `nil` where that does not settle all conflicts of a merge.
  init?(settling merge: Merge, at path: ProjectPath, areBranches: Bool = false) {
    guard path.name.hasSuffix("Database.swift"), !merge.conflicts.isEmpty, merge.unusable.isEmpty,
      let conflict = ConflictedText(merge.contents)
    else { return nil }
    let contents = conflict.settled { ours, base, theirs in
      let isTurned = areBranches && theirs.lexicographicallyPrecedes(ours)
      let (first, second) = isTurned ? (theirs, ours) : (ours, theirs)
      return StepList(base).flatMap { StepList(first)?.appended(since: $0, to: StepList(second)) }
    }
    guard let contents else { return nil }
    self.contents = contents
  }
}

/// The list in `migrations: […]`, or a part of it, and the words around it.
private struct StepList {
  private let source: SwiftSource
  /// `Migration("addLikes", addLikes)`
  private var steps: [Range<Int>] = []
  /// All else but what parts the steps.
  private var frame: [String] = []

  init?(_ bytes: [UInt8]) {
    source = SwiftSource(bytes)
    var index = 0
    while index < source.tokens.count {
      if source.says("Migration", at: index), source.says("(", at: index + 1) {
        guard let end = source.closing(index + 1) else { return nil }
        steps.append(index..<(end + 1))
        index = end + 1
      } else {
        if !source.says(",", at: index) { frame.append(source[index]) }
        index += 1
      }
    }
  }

  /// The work of a step, without its name: earlier versions counted the steps that have names now.
  private func work(_ step: Range<Int>) -> [String] {
    step.dropFirst(4).map { source[$0] }
  }

  private func bytes(_ step: Range<Int>) -> Range<Int> {
    let (first, last) = (source.tokens[step.lowerBound], source.tokens[step.upperBound - 1])
    return first.range.lowerBound..<last.range.upperBound
  }

  /// The other list with what this one has more than both had at first.
  ///
  /// - Returns: `nil` if this one has anything else that is new, or has less.
  func appended(since base: StepList, to other: StepList?) -> [UInt8]? {
    guard let other, frame == base.frame else { return nil }
    let (known, own) = (base.steps.map(base.work), steps.map(work))
    guard known.allSatisfy(own.contains),
      known.allSatisfy(other.steps.map(other.work).contains)
    else { return nil }
    let more = steps.filter { step in
      !known.contains(work(step)) && !other.steps.map(other.work).contains(work(step))
    }
    let text = more.map { String(decoding: source.bytes[bytes($0)], as: UTF8.self) }
    guard let last = other.steps.last(where: { known.contains(other.work($0)) }) else {
      guard let next = other.steps.first else { return nil }
      return other.inserting(text, before: other.bytes(next).lowerBound)
    }
    let place = other.bytes(last)
    let indentation = other.indentation(of: place.lowerBound)
    let inserted = text.map { ",\n" + indentation + $0 }.joined()
    return other.source.bytes.replacing([(place.upperBound..<place.upperBound, inserted)])
  }

  private func inserting(_ texts: [String], before place: Int) -> [UInt8] {
    let indentation = indentation(of: place)
    let inserted = texts.map { $0 + ",\n" + indentation }.joined()
    return source.bytes.replacing([(place..<place, inserted)])
  }

  private func indentation(of place: Int) -> String {
    let start = source.line(around: place).lowerBound
    return String(
      decoding: source.bytes[start..<place].prefix { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }
}
