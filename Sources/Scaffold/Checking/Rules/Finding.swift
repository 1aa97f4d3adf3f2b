import Ground

/// Something the architecture does not allow, and where it stands.
package struct Finding: Equatable, Sendable {
  /// The name of the rule that is broken.
  package let rule: String
  package let place: SourcePlace
  /// What the rule was broken with: a target, a framework, a type, a chain. Lines may move; this
  /// stays, so a baseline can know the finding again.
  package let subject: String
  /// What is wrong and the way out, in one line.
  package let message: String
  /// Other places that have to do with it, in the order they are shown.
  var notes: [Note] = []
  /// Whether it is about its file as a whole, so that it may be allowed anywhere in there.
  var isOfWholeFile = false
  /// How much it matters: `rules` in `scaffold.json` may say that it is a warning.
  package internal(set) var severity = Severity.error

  package enum Severity: String, Sendable {
    case error, warning
  }

  /// A further place, and what is there: `` `LoginDTO` is declared here ``.
  struct Note: Equatable, Sendable {
    let place: SourcePlace
    let words: String

    init(place: SourcePlace, words: Message) {
      (self.place, self.words) = (place, words.text)
    }
  }
}

extension Rule {
  /// A place that breaks this rule.
  static func finding(
    at place: SourcePlace, with subject: String, _ message: Message, notes: [Finding.Note] = []
  ) -> Finding {
    Finding(rule: name, place: place, subject: subject, message: message.text, notes: notes)
  }

  /// A file that breaks this rule as a whole.
  static func finding(ofFile file: String, with subject: String, _ message: Message) -> Finding {
    Finding(
      rule: name, place: SourcePlace(file: file, line: 1, column: 1), subject: subject,
      message: message.text, isOfWholeFile: true)
  }
}

extension Finding: Comparable {
  package static func < (one: Finding, other: Finding) -> Bool {
    (one.place, one.rule, one.subject) < (other.place, other.rule, other.subject)
  }
}
