import Checking
import CommandLine
import Ground
import Model

/// `scaffold check --changed` and `--since main`: the findings that changes brought.
struct ChangeCheck {
  let subject: CheckSubject
  let reporter: CheckReporter
}

extension ChangeCheck {
  /// `--changed`
  func run(in context: Context) throws {
    let (project, inspection, changes, findings) = try context.reading(subject.site.folder) { _ in
      try changed(in: subject.project(), context)
    }
    let known = inspection.map.architecture.baseline
    let beyond = try findings.beyond(known, in: subject.site, inspection).filter {
      $0.rule != "baseline"
    }
    try reporter.tell(beyond, of: project, inspection, among: changes.files, in: context)
  }

  /// What git has not committed, and the findings there.
  private func changed(
    in project: Project, _ context: Context
  ) throws -> (Project, Inspection, Changes, [Finding]) {
    // While git works, the files are found, and read if all of them have to be.
    let ((layout, survey), changes) = try both {
      [dump = subject.dump] in
      let layout = try ProjectLayout(of: project.root, project.file, dump: dump)
      return (layout, layout.isOneTarget ? layout.survey() : nil)
    } _: {
      [launch = context.launch] in
      try Changes(in: project.root, launch)
    }
    let inspection = try Inspection(
      of: layout, survey ?? layout.survey(only: changes.files), isBrief: true, only: changes.files)
    let findings = try Checker(inspection: inspection).findings(isPartial: true)
      .filter { changes.files.contains($0.place.file) }
    return (project, inspection, changes, findings)
  }

  /// `--since main`
  func run(since revision: String, in context: Context) throws {
    let (project, inspection, changes, now, before) = try context.reading(subject.site.folder) {
      _ in
      let (project, inspection) = try subject.inspected()
      let changes = try Changes(since: revision, in: project.root, context.launch)
      let now = try Checker(inspection: inspection).findings()
      let past = try Inspection(
        of: project.root, project.file, dump: subject.dump, isBrief: true, past: changes.past)
      return (project, inspection, changes, now, try Checker(inspection: past).findings())
    }
    let (new, mended) = now.compared(with: before)
    try reporter.tell(new, of: project, inspection, among: changes.files, in: context) {
      "Since \(revision.printable): \(counting: new.count, "new violation"), "
        + "\(mended) fixed, in \(counting: changes.files.count, "changed file")"
    }
  }
}

extension [Finding] {
  /// Those that were not there before, and how many are gone.
  fileprivate func compared(with before: [Finding]) -> (new: [Finding], mended: Int) {
    var known = before.reduce(into: [[String]: Int]()) { $0[$1.identity, default: 0] += 1 }
    let new = filter { finding in
      guard let count = known[finding.identity], count > 0 else { return true }
      known[finding.identity] = count - 1
      return false
    }
    return (new, known.values.reduce(0, +))
  }
}

extension Finding {
  /// The facts that stay the same while lines move.
  fileprivate var identity: [String] { [rule, place.file, subject] }
}
