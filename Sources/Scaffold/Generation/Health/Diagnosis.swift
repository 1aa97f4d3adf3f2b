import Ground
import Templates

/// A line of `scaffold doctor` about one thing that it has checked.
package struct Diagnosis: Equatable, Sendable {
  package let state: State
  /// The thing that was checked, in a word of English: `Swift`.
  package let subject: String
  /// The state or the problem.
  package let words: String
  /// How to fix it; `nil` where there is nothing to fix.
  package let mend: String?
  package let place: SourcePlace?

  package enum State: String, Sendable {
    case fine
    /// It works, and could be better.
    case note
    case wrong
  }
}

extension Diagnosis {
  static func fine(_ subject: String, _ words: Message) -> Diagnosis {
    Diagnosis(state: .fine, subject: subject, words: words.text, mend: nil, place: nil)
  }

  static func note(
    _ subject: String, _ words: Message, mend: Message, at place: SourcePlace? = nil
  ) -> Diagnosis {
    Diagnosis(
      state: .note, subject: subject, words: words.text, mend: mend.text, place: place)
  }

  static func wrong(
    _ subject: String, _ words: Message, mend: Message?, at place: SourcePlace? = nil
  ) -> Diagnosis {
    Diagnosis(
      state: .wrong, subject: subject, words: words.text, mend: mend?.text, place: place)
  }

  /// The error that a command would be refused with.
  static func wrong(_ subject: String, _ error: any Error) -> Diagnosis {
    if let error = error as? DataError {
      let place = SourcePlace(
        file: error.place.file, line: error.place.line, column: error.place.column)
      return .wrong(
        subject, "\(place.file):\(place.line): \(error.reason.words.problem)",
        mend: error.reason.words.wayOut ?? "fix the file, or restore it from version control",
        at: place)
    }
    guard let complaint = (error as? any Failure)?.complaint else {
      return .wrong(subject, Message(verbatim: "\(error)"), mend: nil)
    }
    let place = complaint.file.map {
      SourcePlace(file: $0, line: complaint.line ?? 1, column: complaint.column ?? 1)
    }
    return .wrong(subject, complaint.problem, mend: complaint.fix, at: place)
  }
}
