import Testing

@testable import Chinese
@testable import Speaking

extension Wording {
  /// English, as tests read it, and a complaint of each phrase that a run says and Chinese lacks.
  static let audited = Wording(code: "en") { phrase in
    if phrase.hasWords, Wording.chinese.phrase?(phrase) == nil {
      Issue.record("Sources/Scaffold/Chinese has no phrase for: \(phrase)")
    }
    return nil
  }
}

extension String {
  /// Whether there is anything to translate: letters that are no code in backquotes.
  var hasWords: Bool {
    let parts = split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.contains { $0.isMultiple(of: 2) && parts[$0].contains(where: \.isLetter) }
  }
}
