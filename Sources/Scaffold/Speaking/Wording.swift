/// How messages are said in one language.
///
/// It is bound once, around a whole run, and read when a message becomes a text. What is written into
/// a project is no message, and is the same in all languages.
package struct Wording: Sendable {
  /// The language's tag, such as `ja`.
  package let tag: String
  /// The phrase for one of English; `nil` if there is none, which is then said in English.
  let phrase: (@Sendable (String) -> String?)?
  /// Whether a space stands between Chinese characters and Latin letters, as it does in Chinese and not
  /// in Japanese.
  let isSpaced: Bool

  package init(tag: String, phrase: (@Sendable (String) -> String?)? = nil) {
    (self.tag, self.phrase) = (tag, phrase)
    isSpaced = LanguageTag(tag)?.script?.hasPrefix("Han") == true
  }

  package static let english = Wording(tag: "en")

  private static let ofRun = TaskLocal(wrappedValue: Wording.english)

  /// The language of the run that is at work.
  package static var current: Wording { ofRun.get() }
}

extension Wording {
  /// Carries something out in this language.
  package func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    try Self.ofRun.withValue(self, operation: work)
  }
}
