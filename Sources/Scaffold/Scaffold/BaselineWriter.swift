import Checking
import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold check --write-baseline` and `--shrink-baseline`
struct BaselineWriter {
  let subject: CheckSubject
  let options: PlanOptions
}

extension BaselineWriter {
  /// Writes all violations to a baseline.
  func write(
    to path: ProjectPath, in workspace: borrowing Workspace, _ context: Context
  ) throws {
    let (_, inspection) = try subject.inspected()
    let findings = try Checker(inspection: inspection).findings()
    let known = try? Baseline(at: path, in: subject.site)
    try write(Baseline(of: findings, after: known), to: path, in: workspace, context)
  }

  /// Takes what was fixed out of a baseline.
  func shrink(
    _ path: ProjectPath, in workspace: borrowing Workspace, _ context: Context
  ) throws {
    let (_, inspection) = try subject.inspected()
    let findings = try Checker(inspection: inspection).findings()
    let known = try Baseline(at: path, in: subject.site)
    try write(
      known.shrunk(to: findings, isThere: inspection.hasFile), to: path, in: workspace, context)
  }

  private func write(
    _ baseline: Baseline, to path: ProjectPath, in workspace: borrowing Workspace,
    _ context: Context
  ) throws {
    var planner = Planner(root: subject.site.folder, isForced: options.isForced)
    let old = try Disk.contents(of: path.path(in: subject.site.folder))
    let isKnown = old.map { (try? Baseline(JSONSource(file: path.text, bytes: $0))) != nil }
    try planner.writeLedger(baseline.fileText, to: path, isKnown: isKnown == true)
    try context.carryOut(planner.plan(), in: workspace, options, of: Check.name) {
      Message(
        "Wrote \(subject.site.naming(path.text)): \(baseline.summary)\n"
          + "Next: scaffold check --baseline \(subject.site.naming(path.text))"
      ).text
    }
  }
}

extension Baseline {
  /// - Throws: `UsageError` if there is no such file.
  init(at path: ProjectPath, in site: Site) throws {
    guard let bytes = try Disk.contents(of: path.path(in: site.folder)) else {
      throw UsageError.missingBaseline(path.text)
    }
    try self.init(JSONSource(file: path.text, bytes: bytes))
  }
}

extension UsageError {
  static func missingBaseline(_ name: String) -> UsageError {
    UsageError(
      Complaint(
        "missing-baseline", "there is no `\(name.printable)`",
        "`scaffold check --write-baseline \(name.printable)` makes it"
      ).at(name))
  }
}
