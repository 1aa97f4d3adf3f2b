import Ground
import Speaking
import Templates

extension UsageError {
  /// A word that is none of a few.
  package static func unknownChoice(
    _ word: String, parameter: String, choices: [String]
  ) -> UsageError {
    UsageError(
      "unknown-value",
      parameter.hasPrefix("--")
        ? "unknown value `\(word.printable)` for `\(parameter)`"
        : "unknown \(parameter) `\(word.printable)`",
      Suggestion(for: word, among: choices).question,
      "choose from \(choices.joined(separator: ", "))")
  }

  /// An option that ends where its value should stand.
  package static func missingValue(option: String, value: String) -> UsageError {
    UsageError("missing-value", "`\(option)` needs a value", "write `\(option) <\(value)>`")
      .lacking(.value(option: option))
  }

  static func missingAnswer(flag: String, label: String) -> UsageError {
    UsageError("missing-option", "`\(flag) <\(label)>` is missing", "give it")
      .lacking(.required)
  }

  /// Options of which one at most may be given.
  package static func notTogether(_ one: String, _ other: String) -> UsageError {
    UsageError("not-together", "`\(one)` and `\(other)` do not go together", "leave one out")
  }

  /// An option that says nothing without another one.
  package static func onlyTogether(_ one: String, with other: String) -> UsageError {
    UsageError(
      "not-alone", "`\(one)` says nothing without `\(other)`", "give both or leave it out")
  }
}
