import Ground
import Templates

/// Findings for scripts.
///
/// `findings` holds each with its `rule`, its `file` from the project's folder, `line` and `column`
/// (in bytes), both from one, the `subject` that stays the same when lines move, the `message`, and
/// `notes`: further places, each with its `message`.
enum JSONReport {
  static func text(of report: Report) -> String {
    let json: JSON = [
      "version": 1,
      "project": JSON(.text(report.project)),
      "files": JSON(.number(report.files)),
      "findings": JSON(.list(report.findings.map(json(of:)))),
    ]
    return String(json.fileText.dropLast())
  }

  private static func json(of finding: Finding) -> JSON {
    JSON(
      object: [
        ("rule", JSON(.text(finding.rule))), ("severity", JSON(.text(finding.severity.rawValue))),
      ] + members(of: finding.place) + [
        ("subject", JSON(.text(finding.subject))), ("message", JSON(.text(finding.message))),
        ("notes", JSON(.list(finding.notes.map(json(of:))))),
      ])
  }

  private static func json(of note: Finding.Note) -> JSON {
    JSON(object: members(of: note.place) + [("message", JSON(.text(note.words)))])
  }

  private static func members(of place: SourcePlace) -> [(String, JSON)] {
    [
      ("file", JSON(.text(place.file))), ("line", JSON(.number(place.line))),
      ("column", JSON(.number(place.column))),
    ]
  }
}
