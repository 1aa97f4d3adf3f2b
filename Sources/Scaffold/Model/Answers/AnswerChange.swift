import Templates

/// An answer that a run changes.
package struct AnswerChange: Equatable, Sendable {
  package let name: String
  /// In words; `nil` where the answer was not there.
  package let before: String?
  package let after: String?
}

extension AnswerChange {
  /// The differences of two lists of answers, in the order of the second one.
  ///
  /// What an older tool did not ask for counts as the default of today.
  package static func changes(from old: [Answer], to new: [Answer]) -> [AnswerChange] {
    let gone = old.filter { new[$0.name] == nil }
    return (new + gone).compactMap { answer in
      guard old[answer.name] != new[answer.name] else { return nil }
      return AnswerChange(
        name: answer.name, before: old[answer.name]?.words, after: new[answer.name]?.words)
    }
  }

  /// `kind: item → list`
  package var words: String { "\(name): \(before ?? "–") → \(after ?? "–")" }

  package var json: JSON {
    [
      "name": JSON(.text(name)), "before": before.map { JSON(.text($0)) } ?? JSON(.null),
      "after": after.map { JSON(.text($0)) } ?? JSON(.null),
    ]
  }
}

extension Answer.Value {
  /// The answer as an option takes it; a list of nothing is `none`.
  package var words: String {
    switch self {
    case .text(let text), .fields(_, let text): text
    case .flag(let flag): flag ? "yes" : "no"
    case .list(let words): words.isEmpty ? "none" : words.joined(separator: ",")
    }
  }
}
