import Ground
import Merging
import SwiftReading
import Templates

/// The changes that people made to the words that users read, where the template changed the text
/// around them: words stay what they are, in another call too, and go with what they are for.
struct EditedWords {
  /// The merged text.
  let contents: [UInt8]
  /// True if some words went, since nothing is called so any more.
  let hasGone: Bool

  /// - Returns: `nil` where that does not settle all conflicts of a merge.
  init?(settling merge: Merge, at path: ProjectPath) {
    let isCatalog = path.name.hasSuffix(".xcstrings")
    guard isCatalog || path.name.hasSuffix("Text.swift"), !merge.conflicts.isEmpty,
      merge.unusable.isEmpty, let conflict = ConflictedText(merge.contents)
    else { return nil }
    var hasGone = false
    let contents = conflict.settled { ours, base, theirs in
      let isGone = theirs.allSatisfy { $0 <= UInt8(ascii: " ") }
      if isGone { hasGone = true }
      if isCatalog { return isGone ? theirs : nil }
      guard let words = Self.words(of: ours, from: base) else { return nil }
      return isGone ? theirs : Self.put(words, into: theirs)
    }
    guard let contents else { return nil }
    if isCatalog, (try? JSONSource(file: "", bytes: contents).parse()) == nil { return nil }
    (self.contents, self.hasGone) = (contents, hasGone)
  }

  /// The texts that were changed, each with what it is now; `nil` where more than texts was.
  private static func words(of ours: [UInt8], from base: [UInt8]) -> [String: String]? {
    let (ours, base) = (SwiftSource(ours), SwiftSource(base))
    guard ours.tokens.count == base.tokens.count else { return nil }
    var words: [String: String] = [:]
    for index in base.tokens.indices where ours[index] != base[index] {
      guard ours.plainText(at: index) != nil, base.plainText(at: index) != nil,
        words.updateValue(ours[index], forKey: base[index]) == nil
      else { return nil }
    }
    return words
  }

  /// - Returns: `nil` where it does not say each of them once.
  private static func put(_ words: [String: String], into text: [UInt8]) -> [UInt8]? {
    let source = SwiftSource(text)
    var edits: [(range: Range<Int>, text: String)] = []
    for (old, new) in words {
      let places = source.tokens.indices.filter {
        source.tokens[$0].kind == .literal && source[$0] == old
      }
      guard places.count == 1 else { return nil }
      edits.append((source.tokens[places[0]].range, new))
    }
    return text.replacing(edits)
  }
}
