import Ground
import Model

/// Names that Apple's classes have since taken, in a project's code and in its own templates.
enum TakenNameExamination: Examination {
  static let subject = "Members"

  static func diagnoses(of patient: Patient) throws -> [Diagnosis] {
    guard let project = patient.project else { return [] }
    let code = try SwiftFiles(in: project).paths.filter {
      !$0.text.hasPrefix("\(TemplateFolder.ownName)/")
    }
    .flatMap { path in
      TakenName.uses(in: patient.contents(of: path.text) ?? [], of: path.text)
    }
    let wrong =
      code.map { Diagnosis.wrong(subject, $0.problem, mend: $0.fix, at: $0.place) }
      + (try TakenName.uses(inTemplatesOf: project)).map {
        .wrong(subject, $0.problem, mend: $0.fixOfTemplate, at: $0.place)
      }
    return wrong.isEmpty
      ? [.fine(subject, "no member has a name that Apple's class has too")] : wrong
  }
}
