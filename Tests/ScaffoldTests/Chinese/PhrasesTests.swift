import Foundation
import Testing

@testable import Chinese
@testable import Speaking

/// The Chinese of the tool, held against the English in its sources.
@Suite struct PhrasesTests {
  private static let pairs = Phrases.tables.flatMap {
    $0.map { (english: $0.key, chinese: $0.value) }
  }

  @Test func hasEachPhraseOnce() {
    let counts = Self.pairs.reduce(into: [:]) { $0[$1.english, default: 0] += 1 }
    #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
  }

  @Test func hasTheSameValues() {
    let wrong = Self.pairs.filter { !Self.haveSameValues($0.english, $0.chinese) }
    #expect(wrong.map(\.english) == [])
  }

  private static func haveSameValues(_ english: String, _ chinese: String) -> Bool {
    let count = english.matches(of: #/%@/#).count
    let places = chinese.matches(of: #/%(\d)\$@/#).compactMap { Int($0.output.1) }
    let plain = chinese.matches(of: #/%@/#).count
    return places.isEmpty ? plain == count : plain == 0 && Set(places) == Set(1...count)
  }

  /// What is Chinese has characters of it, and its signs; what is code stays as it is.
  @Test func isChinese() {
    let wrong = Self.pairs.filter { english, chinese in
      let words = chinese.withoutCode
      return english.hasWords && !words.contains(where: \.isHan) && words.contains { $0.isLetter }
        && !Self.same.contains(english) || words.contains(#/[\p{Han}][,;:?!]/#)
        || chinese.code != english.code
    }
    #expect(wrong.map(\.english) == [])
  }

  /// Words that Chinese teams use as they are.
  private static let same: Set = [
    "SQLite", "Swift", "UUIDs", "app", "target", "targets", "the app",
  ]

  @Test func hasNoPhraseThatNobodySays() throws {
    let phrases = try SourcePhrases.all
    let words = Set(phrases.map(\.text)).union(SourcePhrases.cases)
    let unknown = Self.pairs.map(\.english).filter { !words.contains($0) && $0.hasWords }
    #expect(unknown.filter { !Self.made.contains($0) } == [])
  }

  /// Phrases that are put together when the tool runs, and what the system says.
  private static let made: Set = [
    "%@ object", "%@ objects", "%@ project", "%@ projects",
    "a module", "a project", "bad file descriptor", "broken pipe", "directory not empty",
    "file exists", "file too large", "input/output error", "no such file or directory",
    "the end of the condition", "the end of the list", "too many open files",
  ]

  /// What arguments and parts of files are called, in messages of any language.
  private static let names: Set = ["lower tier", "new name", "the baseline"]

  @Test func hasEachPhraseOfTheSources() throws {
    let known = Set(Self.pairs.map(\.english))
    let missing = try SourcePhrases.all.filter { phrase in
      phrase.isProse && !known.contains(phrase.text) && !phrase.isNoMessage
        && !Self.names.contains(phrase.text)
    }
    #expect(missing.map { "\($0.file): \($0.text)" } == [])
  }
}

extension String {
  /// The text without what is in backquotes.
  fileprivate var withoutCode: String { replacing(#/`[^`]*`/#, with: "") }

  /// What is in backquotes, without values and what stands for some.
  fileprivate var code: [String] {
    matches(of: #/`[^`]*`/#).map {
      String($0.output.replacing(#/%(\d\$)?@|<[^>]*>|because …|因为……/#, with: ""))
    }.sorted()
  }
}

extension Character {
  fileprivate var isHan: Bool { unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }
}
