/// A language that the pages of a project come in, which are for those who build the app. No catalog
/// translates them: a template has a file for each.
package enum PageLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// The one that readers of a language get. Who reads neither gets English.
  init(forReadersOf code: String) {
    self = Self.allCases.first { code.isCode(of: $0.rawValue) } ?? .english
  }
}

extension Languages {
  /// The language that the app is written in, for pages.
  package var pageLanguage: PageLanguage { PageLanguage(forReadersOf: source) }

  /// The name of the page `README.md` in a language: that of the first has no language in its name.
  /// There is none in a language that nobody reads.
  package func readme(in language: PageLanguage) -> String? {
    if language == pageLanguage { return "README.md" }
    let isRead = codes.contains { PageLanguage(forReadersOf: $0) == language }
    return isRead ? "README.\(language.rawValue).md" : nil
  }
}
