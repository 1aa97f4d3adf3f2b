import Ground
import Model
import Speaking

/// Whether git merges what modules register as `.gitattributes` asks for.
enum MergeExamination: Examination {
  static let subject = "Merging"

  static func diagnoses(of patient: Patient) throws -> [Diagnosis] {
    guard patient.project != nil, let attributes = patient.contents(of: ".gitattributes"),
      attributes.lastRange(of: Array("merge=scaffold".utf8)) != nil,
      try patient.git.ask("rev-parse", "--git-dir")?.isSuccess == true
    else { return [] }
    guard try patient.git.ask("config", "--get", "merge.scaffold.driver")?.isSuccess == true else {
      return [
        .note(
          subject, "git does not ask scaffold to merge what .gitattributes marks in this clone",
          mend: Message(verbatim: "scaffold merge-driver --install"))
      ]
    }
    return [.fine(subject, "git asks scaffold in this clone")]
  }
}
