import Ground
import Model
import SwiftReading
import Templates

/// The words by which code that was generated under one name is called under another.
///
/// They are taken from what the template gives for both names: a word of the one that becomes a word
/// of the other, when the names in it change.
struct NameMap {
  /// The new words by the old ones.
  let words: [String: String]
  /// Small words that mean something else too, under one of the names: only as members of certain
  /// types are they those of the module.
  let members: [String: String]

  /// - Parameter pairs: names as types have them, old and new.
  init(_ pairs: [(old: String, new: String)], old: [String], new: [String]) {
    let parts = pairs.flatMap { pair in
      [pair, (Words(of: pair.old).camelCased, Words(of: pair.new).camelCased)]
    }
    .sorted { $0.0.utf8.count > $1.0.utf8.count }
    let (before, after) = (Self.words(in: old), Self.words(in: new))
    var (words, members): ([String: String], [String: String]) = ([:], [:])
    for word in before {
      let other = Self.replacing(parts, in: word)
      guard other != word, after.contains(other) else { continue }
      let isSmall = word.first?.isLowercase ?? false
      let isShared = after.contains(word) || before.contains(other)
      // Without letter case the names of a type and of its values are one.
      let isUncased = !(other.first?.isLowercase ?? false)
      if isSmall, isShared || isUncased { members[word] = other } else { words[word] = other }
    }
    (self.words, self.members) = (words, members)
  }

  private static func words(in texts: [String]) -> Set<String> {
    texts.reduce(into: []) { $0.formUnion(SwiftSource(Array($1.utf8)).words) }
  }

  /// A word with each of the names in it replaced, where it is a part of its own.
  private static func replacing(_ pairs: [(old: String, new: String)], in word: String) -> String {
    var result = ""
    var rest = Substring(word)
    while !rest.isEmpty {
      let isStart = result.isEmpty || !(result.last?.isLetter ?? false)
      let pair = pairs.first { pair in
        let isPart = pair.old.first.map { $0.isUppercase || isStart } ?? false
        let next = rest.dropFirst(pair.old.count).first
        return isPart && rest.hasPrefix(pair.old) && !(next?.isLowercase ?? false)
      }
      if let pair {
        result += pair.new
        rest = rest.dropFirst(pair.old.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }

  /// The name of a file, whose parts are words.
  func fileName(_ name: String) -> String {
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let stem = parts.first else { return name }
    let words = stem.split(separator: "+", omittingEmptySubsequences: false)
      .map { self.words[String($0)] ?? String($0) }
    return ([words.joined(separator: "+")] + parts.dropFirst().map(String.init))
      .joined(separator: ".")
  }
}
