import Ground
import Templates

/// Findings for scripts.
///
/// `findings` holds each with an `id` that stays the same when lines move, its `rule`, its `file`
/// from the project's folder, `line` and `column` (in bytes), both from one, the `subject`, the
/// `message`, of which `wayOut` is the second half, and `notes`: further places, such as where the
/// target is declared that is used, each with its `message`.
enum JSONReport {
  static func text(of report: Report) -> String {
    let json: JSON = [
      "version": 1,
      "project": JSON(.text(report.project)),
      "files": JSON(.number(report.files)),
      "findings": JSON(.list(zip(Finding.names(of: report.findings), report.findings).map(json))),
    ]
    return json.printed
  }

  private static func json(id: String, of finding: Finding) -> JSON {
    JSON(
      object: [
        ("id", JSON(.text(id))), ("rule", JSON(.text(finding.rule))),
        ("severity", JSON(.text(finding.severity.rawValue))),
      ] + members(of: finding.place) + [
        ("subject", JSON(.text(finding.subject))), ("message", JSON(.text(finding.message))),
        ("wayOut", JSON(.text(finding.parts.wayOut))),
        ("notes", JSON(.list(finding.allNotes.map(json(of:))))),
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
