import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold doctor`
struct Doctor: Command {
  static let name = "doctor"
  static let summary: Message =
    "Report what is wrong with this machine or this project, and the fix."
  static let discussion: Message = """
    It checks the toolchain, Xcode and its SDKs, SQLite's header, the versions that are pinned, the
    flags of the compiler, runs that were cut off, what modules have registered, files that no module
    has, names of which a Mac keeps one, and git's merge driver. It only reads. It exits with 1 if
    something is wrong; a note is no reason.
    """
  static let examples = ["scaffold doctor", "scaffold doctor --json"]
  static let parameters = ReadingOptions.parameters

  private let options: ReadingOptions

  init(_ arguments: Arguments, in context: Context) { options = ReadingOptions(arguments) }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let patient = Patient(at: site, launch: context.launch)
    let diagnoses = Examinations.diagnoses(of: patient)
    try options.tell(
      text(diagnoses, of: patient, site, context.console.style), json: json(diagnoses, of: patient),
      in: context)
    let count = diagnoses.count { $0.state == .wrong }
    if count > 0 { throw Unwell(count: count) }
  }
}

extension Doctor {
  private func text(
    _ diagnoses: [Diagnosis], of patient: Patient, _ site: Site, _ style: Style
  ) -> String {
    let place: Message =
      patient.name.map { "\($0) in \(site.name)" } ?? "no project in \(site.name)"
    let title = "scaffold \(Version.current), \(place.text)"
    let starts = diagnoses.map { diagnosis in
      [diagnosis.state.rawValue, diagnosis.subject].map { Message(term: $0).text }
    }
    let rows = Columns.lines(zip(starts, diagnoses).map { $0 + [$1.words] })
    // A fix stands below the words.
    let widths = [0, 1].map { column in starts.map { $0[column].displayWidth }.max() ?? 0 }
    let indent = String(repeating: " ", count: widths.reduce(0) { $0 + 2 + $1 })
    var lines = [title, ""]
    for (diagnosis, row) in zip(diagnoses, rows) {
      lines.append(diagnosis.state == .wrong ? style.red(row) : row)
      if let mend = diagnosis.mend { lines.append("  " + indent + mend) }
    }
    return lines.joined(separator: "\n")
  }

  private func json(_ diagnoses: [Diagnosis], of patient: Patient) -> JSON {
    let checks = diagnoses.map { diagnosis -> JSON in
      [
        "subject": JSON(.text(diagnosis.subject)), "state": JSON(.text(diagnosis.state.rawValue)),
        "message": JSON(.text(diagnosis.words)),
        "fix": diagnosis.mend.map { JSON(.text($0)) } ?? JSON(.null),
        "file": diagnosis.place.map { JSON(.text($0.file)) } ?? JSON(.null),
        "line": diagnosis.place.map { JSON(.number($0.line)) } ?? JSON(.null),
      ]
    }
    return [
      "version": 1, "tool": JSON(.text(Version.current)),
      "project": patient.name.map { JSON(.text($0)) } ?? JSON(.null), "checks": JSON(.list(checks)),
    ]
  }
}

/// `scaffold doctor` has found what is wrong.
private struct Unwell: Failure {
  let count: Int

  var exitCode: ExitCode { .refused }

  var complaint: Complaint {
    Complaint(
      "unwell",
      count == 1
        ? "\(counting: count, "thing") is wrong" : "\(counting: count, "thing") are wrong",
      "fix what is reported above")
  }
}
