/// All that `scaffold doctor` examines.
package enum Examinations {
  /// The machine first, then the project.
  package static let all: [any Examination.Type] = [
    SwiftExamination.self, XcodeExamination.self, SDKExamination.self, SQLiteExamination.self,
    ProjectExamination.self, VersionExamination.self, IsolationExamination.self,
    RunExamination.self, RegistrationExamination.self, OrphanExamination.self,
    NameExamination.self, TakenNameExamination.self, MergeExamination.self,
  ]

  /// The results for a machine and the project on it. What cannot be checked is wrong itself.
  package static func diagnoses(of patient: Patient) -> [Diagnosis] {
    all.flatMap { examination in
      do { return try examination.diagnoses(of: patient) } catch {
        return [.wrong(examination.subject, error)]
      }
    }
  }
}
