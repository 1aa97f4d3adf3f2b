import Ground
import Model

/// Checks that shared files and ledgers are as the modules need them: what `scaffold repair` puts
/// right.
enum RegistrationExamination: Examination {
  static let subject = "Lines"

  static func diagnoses(of patient: Patient) throws -> [Diagnosis] {
    guard let project = patient.project else { return [] }
    var planner = Planner(root: project.root, merging: .markers)
    var repairer = Repairer(root: project.root, git: patient.git)
    try repairer.plan(with: &planner)
    let conflicts = try planner.plan().conflicts.map {
      Diagnosis.wrong(subject, Refusal.conflicts([$0]))
    }
    let unsettled = repairer.unsettled.map { Diagnosis.wrong(subject, $0.refusal) }
    let disputes = repairer.disputes.sorted { $0.key < $1.key }.map {
      Diagnosis.wrong(subject, $0.value)
    }
    let found =
      repairer.repairs.map { repair in
        Diagnosis.wrong(subject, repair.problem, mend: "`scaffold repair` puts it right")
      } + unsettled + disputes + conflicts
    return found.isEmpty ? [.fine(subject, "what modules register is in its place")] : found
  }
}

extension Repair {
  /// The problem, as long as nobody has repaired it.
  fileprivate var problem: Message {
    switch self {
    case .settled(let path): "two branches are in conflict in `\(path)`"
    case .united(let name): "the module `\(name)` is not yet what both branches say of it"
    case .putBack(let line, let path): "`\(path)` lacks `\(line)`"
    case .doubled(let line, let path): "`\(path)` has `\(line)` twice"
    case .orphaned(let line, let path): "`\(path)` has `\(line)`, and its module is gone"
    case .leftOut(let path): "`\(path)` is missing"
    case .gained(let part): "Base lacks the part \(part), which modules need"
    case .leftover(let path): "a run has left `\(path)` behind"
    }
  }
}
