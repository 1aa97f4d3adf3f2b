/// The tag of a language, as BCP 47 writes it: `en`, `pt-BR`, `zh-Hant-HK`.
package struct LanguageTag: Equatable, Sendable {
  package let language: String
  private let writtenScript: String?
  private let region: String?

  /// `nil` for what has not the shape of one. Letter case does not matter, and `_` is a hyphen.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard parts.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) else { return nil }
    var rest = parts.map { $0.lowercased() }[...]
    guard let language = rest.popFirst(), (2...3).contains(language.count), language.isLetters
    else { return nil }
    self.language = language
    let script = rest.first?.isScript == true ? rest.popFirst() : nil
    writtenScript = script.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    region = rest.first?.isRegion == true ? rest.popFirst()?.uppercased() : nil
    guard rest.isEmpty else { return nil }
  }

  /// The tag in its usual letter case, with hyphens.
  package var text: String {
    [language, writtenScript, region].compactMap(\.self).joined(separator: "-")
  }
}

extension LanguageTag {
  /// The script, as far as the tag says it or people understand it.
  package var script: String? {
    writtenScript ?? region.flatMap { Self.scripts["\(language)-\($0)"] } ?? Self.scripts[language]
  }

  /// The tag by which texts in the language are kept: of one with two scripts, that of its script.
  package var kept: String {
    guard let script, writtenScript == nil else { return text }
    return "\(language)-\(script)"
  }

  /// What a language is written in that has two scripts, and where in the other one.
  private static let scripts = ["zh": "Hans", "zh-TW": "Hant", "zh-HK": "Hant", "zh-MO": "Hant"]

  /// Whether someone can read a text in this language who asks for another tag: in the same script, and
  /// as it is written where both say where.
  package func isRead(by reader: LanguageTag) -> Bool {
    language == reader.language && script == reader.script
      && (region == nil || reader.region == nil || region == reader.region)
  }
}

extension String {
  fileprivate var isLetters: Bool { allSatisfy(\.isLetter) }

  /// `hans`
  fileprivate var isScript: Bool { count == 4 && isLetters }

  /// `br`, `419`
  fileprivate var isRegion: Bool {
    count == 2 && isLetters || count == 3 && allSatisfy(\.isNumber)
  }
}
