import Ground
import Templates

/// An error for scripts and editors.
///
/// `code` is a word that stays the same, `message` says what is wrong. `fix` is the way out, `file`,
/// `line` and `column` tell the place, and `details` has what more there is to tell, a text each;
/// where one of these is not known, it is not there.
package enum ErrorJSON {
  package static func text(of complaint: Complaint) -> String {
    let members: [(String, JSON?)] = [
      ("version", 1),
      ("code", JSON(.text(complaint.code))),
      ("message", JSON(.text(complaint.problem))),
      ("fix", complaint.fix.map { JSON(.text($0)) }),
      ("file", complaint.file.map { JSON(.text($0)) }),
      ("line", complaint.line.map { JSON(.number($0)) }),
      ("column", complaint.column.map { JSON(.number($0)) }),
      ("details", complaint.details.isEmpty ? nil : JSON(texts: complaint.details)),
    ]
    let json = JSON(object: members.compactMap { key, value in value.map { (key, $0) } })
    return String(json.fileText.dropLast())
  }
}
