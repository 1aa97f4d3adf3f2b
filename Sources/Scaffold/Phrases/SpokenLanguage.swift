import Speaking

/// A language that the tool speaks: English, or one that has a folder in `Languages`. What the tool writes
/// into a project does not depend on it.
package struct SpokenLanguage: Sendable {
  /// The name of its folder, such as `ja`.
  package let tag: String
  /// Phrases of English and this language in turn, `\0` behind each; `nil` for English.
  private let phrases: String?

  /// `Embed` writes this for each folder.
  package init(tag: String, phrases: String? = nil) { (self.tag, self.phrases) = (tag, phrases) }

  package static let english = SpokenLanguage(tag: "en")
  package static let all = [english] + embedded
}

extension SpokenLanguage {
  /// How messages are said in it. Its phrases are read here, once for a run.
  package var wording: Wording {
    guard let phrases else { return Wording(tag: tag) }
    let texts = phrases.utf8.split(separator: 0, omittingEmptySubsequences: false)
    var table: [String: String] = Dictionary(minimumCapacity: texts.count / 2)
    for index in stride(from: 0, to: texts.count - 1, by: 2) {
      table[String(Substring(texts[index]))] = String(Substring(texts[index + 1]))
    }
    return Wording(tag: tag) { [table] in table[$0] }
  }

  /// The language of a locale, such as `zh_CN.UTF-8`: that of its whole tag, or else one that its
  /// readers can read; `nil` if there is none.
  package init?(locale: String, among languages: [SpokenLanguage] = all) {
    guard let reader = LanguageTag(locale.prefix { $0 != "." && $0 != "@" }) else { return nil }
    let language =
      languages.first { $0.tag == reader.text }
      ?? languages.first { LanguageTag($0.tag)?.isRead(by: reader) == true }
    guard let language else { return nil }
    self = language
  }

  /// The language that the environment asks for: the first of three variables that says anything
  /// says. It is read by hand: a static binary knows no locales.
  package static func spoken(in environment: (String) -> String?) -> SpokenLanguage {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap(environment).first { !$0.isEmpty }
    return locale.flatMap { SpokenLanguage(locale: $0) } ?? .english
  }
}
