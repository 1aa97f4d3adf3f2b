import Ground
import Model

/// Checks for a run of the tool that was cut off and has left something behind.
enum RunExamination: Examination {
  static let subject = "Runs"

  static func diagnoses(of patient: Patient) throws -> [Diagnosis] {
    guard patient.project != nil || patient.obstacle != nil else { return [] }
    var found: [Diagnosis] = []
    _ = try Workspace.openForReading(at: patient.site.folder) { note in
      switch note {
      case .halfDone:
        found.append(.wrong(subject, "a run was cut off and is half done", mend: takeBack))
      case .leftovers:
        found.append(.wrong(subject, "a run was cut off and left files behind", mend: takeBack))
      case .foreignJournal(let path): found.append(.wrong(subject, Refusal.foreignJournal(path)))
      case .othersJournal(let path): found.append(.wrong(subject, Refusal.othersJournal(path)))
      default: break
      }
    }
    return found.isEmpty ? [.fine(subject, "none was cut off")] : found
  }

  private static let takeBack: Message = "`scaffold repair` takes it back"
}
