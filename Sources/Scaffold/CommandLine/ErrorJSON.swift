import Ground
import Templates

/// An error for scripts and editors.
///
/// `code` is a word that stays the same, `message` says what is wrong. `fix` is the way out,
/// `file`, `line` and `column` say the place, and `details` has what more there is to say, a text
/// each; where one of these is not known, it is not there. Where a word is missing, `needs` has
/// each parameter that has to be given, and `example` a command line that gives them.
package enum ErrorJSON {
  package static func text(of complaint: Complaint, lacking missing: MissingWords? = nil) -> String
  {
    let more: [(String, JSON)] =
      missing.map { missing in
        [("needs", missing.json), ("example", JSON(.text(missing.example)))]
      } ?? []
    return JSON(object: members(of: complaint) + more).printed
  }

  /// The report of an error, whatever it stands in.
  package static func members(of complaint: Complaint) -> [(String, JSON)] {
    let members: [(String, JSON?)] = [
      ("version", 1),
      ("code", JSON(.text(complaint.code))),
      ("message", JSON(.text(complaint.problem.text))),
      ("fix", complaint.fix.map { JSON(.text($0.text)) }),
      ("file", complaint.file.map { JSON(.text($0)) }),
      ("line", complaint.line.map { JSON(.number($0)) }),
      ("column", complaint.column.map { JSON(.number($0)) }),
      ("details", complaint.details.isEmpty ? nil : JSON(texts: complaint.details)),
    ]
    return members.compactMap { key, value in value.map { (key, $0) } }
  }
}
