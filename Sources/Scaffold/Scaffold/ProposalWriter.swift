import Checking
import CommandLine
import Generation
import Ground
import Model

/// `scaffold check --init`
struct ProposalWriter {
  let reporter: CheckReporter
  let options: PlanOptions

  func run(in workspace: borrowing Workspace, _ context: Context) throws {
    let site = reporter.subject.site
    guard let name = try? ProjectPath(ProjectFile.path) else { return }
    guard let proposal = try ArchitectureProposal(of: site.folder, named: site.lastName) else {
      throw Refusal.noTiers(site.name)
    }
    let inspection = try proposal.inspection(of: site.folder)
    try proposal.requireAgreement(with: inspection)
    // To look at it is to see the file itself.
    if options.isDryRun, !options.isDiff, !options.isJSON {
      return try context.console.json(String(proposal.text.dropLast()))
    }
    var planner = Planner(root: site.folder, isForced: options.isForced)
    try planner.write(proposal.text, to: name)
    var findings = try Checker(inspection: inspection).findings()
    if let baseline = proposal.baseline,
      let file = try? ProjectPath(ArchitectureProposal.baselineFile)
    {
      try planner.write(baseline.fileText, to: file)
      findings = baseline.apply(to: findings)
    }
    let report = reporter.report(findings, on: inspection, of: site.lastName)
    let proof = try BoundaryProof(of: inspection, in: site.folder, proposal.file)
    try context.carryOut(planner.plan(), in: workspace, options, of: Check.name) {
      let wrote = Message(
        "Wrote \(site.naming(ProjectFile.path)), drawn from targets, folders and who depends on whom; "
          + "make it yours")
      let summary = proposal.summary(inspection, findings).text
      return [
        wrote.text, summary, proof.text,
        Message("By it: \(report.summary)\nNext: scaffold check").text,
      ]
      .joined(separator: "\n\n")
    }
  }
}

extension Refusal {
  static func noTiers(_ folder: String) -> Refusal {
    Refusal(
      "no-tiers",
      "no two folders or targets in `\(folder)` are called like tiers (View, Business, Data)",
      "write scaffold.json by hand, as `scaffold check --help` shows")
  }
}
