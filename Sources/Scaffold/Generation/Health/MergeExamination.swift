import Ground
import Model
import Speaking

/// Checks that git merges what modules register as `.gitattributes` asks for.
enum MergeExamination: Examination {
  static let subject = "Merging"

  static func diagnoses(of patient: Patient) throws -> [Diagnosis] {
    guard patient.project != nil, let attributes = patient.contents(of: ".gitattributes"),
      attributes.lastRange(of: Array("merge=scaffold".utf8)) != nil,
      try patient.git.ask("rev-parse", "--git-dir")?.isSuccess == true
    else { return [] }
    let setting = try patient.git.ask("config", "--get", "merge.scaffold.driver")
    guard let setting, setting.isSuccess else {
      return [
        note("git does not ask scaffold to merge what .gitattributes marks in this clone")
      ]
    }
    guard let place = place(in: setting.text) else {
      return [note("git finds scaffold by the PATH alone, which programs with windows do not have")]
    }
    guard (try? Disk.entry(at: place)) ?? .nothing != .nothing else {
      return [note("git asks for scaffold at `\(place)`, and it is not there any more")]
    }
    return [.fine(subject, "git asks scaffold in this clone")]
  }

  private static func note(_ problem: Message) -> Diagnosis {
    .note(subject, problem, mend: Message(verbatim: "scaffold merge-driver --install"))
  }

  /// The absolute path that a setting of `merge-driver --install` begins with; `nil` for any other.
  private static func place(in setting: String) -> String? {
    let start = "s='/"
    guard setting.hasPrefix(start), let end = setting.firstRange(of: "'; ") else { return nil }
    let place = setting[setting.index(setting.startIndex, offsetBy: 3)..<end.lowerBound]
    return String(place).replacing("'\\''", with: "'").replacing("%%", with: "%")
  }
}
