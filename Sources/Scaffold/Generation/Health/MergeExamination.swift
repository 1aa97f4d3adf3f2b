import Ground
import Model
import Speaking

/// Whether git merges what modules register as `.gitattributes` asks for.
enum MergeExamination: Examination {
  static let subject = "Merging"

  static func diagnoses(of patient: Patient) throws -> [Diagnosis] {
    guard let project = patient.project,
      let attributes = patient.contents(of: ".gitattributes"),
      attributes.lastRange(of: Array("merge=scaffold".utf8)) != nil,
      let clone = try patient.ask("git", "-C", project.root, "rev-parse", "--git-dir"),
      clone.isSuccess
    else { return [] }
    let driver = try patient.ask(
      "git", "-C", project.root, "config", "--get", "merge.scaffold.driver")
    guard driver?.isSuccess == true else {
      return [
        .note(
          subject, "git does not ask scaffold to merge what .gitattributes marks in this clone",
          mend: Message(verbatim: "scaffold merge-driver --install"))
      ]
    }
    return [.fine(subject, "git asks scaffold in this clone")]
  }
}
