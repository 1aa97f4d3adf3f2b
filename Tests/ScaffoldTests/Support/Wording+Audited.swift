import Testing

@testable import Phrases
@testable import Speaking

extension Wording {
  /// English, as tests read it, and a complaint of each phrase that a run says and a whole language lacks.
  static let audited = Wording(tag: "en") { phrase in
    for wording in whole where phrase.hasWords && wording.phrase?(phrase) == nil {
      Issue.record("Languages/\(wording.tag) has no phrase for: \(phrase)")
    }
    return nil
  }

  private static let whole = SpokenLanguage.whole.map(\.wording)
}

extension String {
  /// Whether there is anything to translate: letters that are no code in backquotes.
  var hasWords: Bool {
    let parts = split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.contains { $0.isMultiple(of: 2) && parts[$0].contains(where: \.isLetter) }
  }
}
