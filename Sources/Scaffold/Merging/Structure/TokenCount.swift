import Ground
import SwiftReading

/// Counts words, literals and lines of comments, to see whether a merge has lost or doubled any.
enum TokenCount {
  /// True if what each side added and took away is in the result, no more and no less. Where both
  /// did the same, once is enough.
  static func adds(
    up result: SwiftSource, _ base: SwiftSource, _ disk: SwiftSource, _ wanted: SwiftSource
  ) -> Bool {
    let (before, ours, theirs) = (counts(base), counts(disk), counts(wanted))
    let after = counts(result)
    let words = Set(before.keys).union(ours.keys).union(theirs.keys).union(after.keys)
    return words.allSatisfy { word in
      let old = before[word] ?? 0
      let (here, there) = ((ours[word] ?? 0) - old, (theirs[word] ?? 0) - old)
      let change = (after[word] ?? 0) - old
      if change == here + there { return true }
      let isShared = here > 0 && there > 0 || here < 0 && there < 0
      return isShared && min(abs(here), abs(there), abs(change)) > 0
        && abs(change) >= max(abs(here), abs(there)) && abs(change) <= abs(here + there)
    }
  }

  private static func counts(_ source: SwiftSource) -> [Text: Int] {
    var counts: [Text: Int] = [:]
    for comment in source.comments {
      for line in source.bytes[comment].lines { counts[line.trimmed, default: 0] += 1 }
    }
    for token in source.tokens {
      let text = source.bytes[token.range]
      switch token.kind {
      case .word: counts[text, default: 0] += 1
      case .literal: for line in text.lines { counts[line.withoutComma, default: 0] += 1 }
      case .punctuation, .comment: break
      }
    }
    return counts
  }
}
