import Ground

/// Something the architecture does not allow, and where it stands.
package struct Finding: Equatable, Sendable {
  /// The name of the rule that is broken.
  package let rule: String
  package let place: SourcePlace
  /// The name that broke the rule: a target, a framework, a type, a chain. Lines may move; this
  /// stays, so a baseline can know the finding again.
  package let subject: String
  /// The problem and the way out, in one line.
  package let message: String
  /// Other places that have to do with it, in the order they are shown.
  var notes: [Note] = []
  /// Where the target is declared that is used; formats for programs say it, as the name of a
  /// target says enough to people.
  var target: SourcePlace?
  /// True if it is about its file as a whole, so that it may be allowed anywhere in there.
  var isOfWholeFile = false
  /// How many files it is about: one, unless a folder is reported as a whole.
  var files = 1
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

extension Finding {
  /// The problem and the way out, which stand in one line of the message.
  var parts: (problem: String, wayOut: String) {
    var (isCode, depth) = (false, 0)
    for index in message.indices {
      switch message[index] {
      case "`": isCode.toggle()
      case "(" where !isCode: depth += 1
      case ")" where !isCode: depth -= 1
      case ";" where !isCode && depth == 0, "；" where !isCode && depth == 0:
        return (
          String(message[..<index]), String(message[message.index(after: index)...]).trimmed
        )
      default: break
      }
    }
    return (message, "")
  }

  /// The notes as a program gets them, with the place of what is used.
  var allNotes: [Note] {
    guard let target, !notes.contains(where: { $0.place == target }) else { return notes }
    return notes + [Note(place: target, words: "`\(subject)` is declared here")]
  }

  /// A text that stays the same while the finding stands in another line of its file.
  private var fingerprint: String {
    Fingerprint(of: Array([rule, place.file, subject].joined(separator: "\n").utf8)).text
  }

  /// A name for each of some findings, unlike those of the others.
  static func names(of findings: [Finding]) -> [String] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      let fingerprint = finding.fingerprint
      seen[fingerprint, default: 0] += 1
      return "\(fingerprint):\(seen[fingerprint] ?? 1)"
    }
  }
}
