import Foundation
import Testing

@testable import Embed
@testable import Ground
@testable import Phrases
@testable import Speaking

/// The phrases of each language, held against the English in the tool's sources. When the tool is built,
/// they were held against one another.
@Suite struct PhrasesTests {
  private static let languages = Result { try Phrase.byLanguage(in: Repository.phraseFiles()) }

  private static func phrases(of language: SpokenLanguage) throws -> [Phrase] {
    try #require(languages.get()[language.tag])
  }

  private static let spoken = SpokenLanguage.all.filter { $0.tag != "en" }

  /// What is code stays as it is.
  @Test(arguments: spoken) func leavesCodeAlone(in language: SpokenLanguage) throws {
    let wrong = try Self.phrases(of: language).filter { $0.said.code != $0.english.code }
    #expect(wrong.map(\.english) == [])
  }

  /// What is Chinese has characters of it, and its signs, unless it is a word of the English.
  @Test(arguments: spoken.filter(\.wording.isSpaced))
  func isWrittenInItsScript(_ language: SpokenLanguage) throws {
    let wrong = try Self.phrases(of: language).filter { phrase in
      let words = phrase.said.withoutCode
      return phrase.english.hasWords
        && !phrase.english.lowercased().contains(phrase.said.trimmed.lowercased())
        && !words.contains(where: \.isHan) && words.contains { $0.isLetter }
        || words.contains(#/[\p{Han}][,;:?!]/#)
    }
    #expect(wrong.map(\.english) == [])
  }

  @Test(arguments: spoken) func hasNoPhraseThatNobodySays(_ language: SpokenLanguage) throws {
    let phrases = try SourcePhrases.all
    let words = Set(phrases.map(\.text)).union(SourcePhrases.cases)
    let unknown = try Self.phrases(of: language).map(\.english)
      .filter { !words.contains($0) && $0.hasWords }
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

  @Test(arguments: SpokenLanguage.whole)
  func hasEachPhraseOfTheSources(_ language: SpokenLanguage) throws {
    let known = try Set(Self.phrases(of: language).map(\.english))
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
