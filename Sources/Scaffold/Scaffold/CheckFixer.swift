import Checking
import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold check --fix`: fixes what is mechanical.
struct CheckFixer {
  let subject: CheckSubject
  let options: PlanOptions

  func run(in workspace: borrowing Workspace, _ context: Context) throws {
    let site = subject.site
    let mended = try mended()
    var planner = Planner(root: site.folder)
    for (file, contents) in mended.files {
      try planner.rewrite(ProjectPath(file), as: .update) { _ in contents }
    }
    let repairs = mended.wantsRepair ? try Self.repair(in: site, &planner) : []
    let lines =
      mended.mends.map { "\(site.naming($0.file).escaped): \($0.words.text.escaped)" }
      + repairs.map(\.description.escaped)
    let telling = PlanDetails(lines: lines, json: [("mended", JSON(texts: lines))])
    try context.carryOut(
      planner.plan(), telling: telling, in: workspace, options, of: Check.name
    ) {
      lines.isEmpty
        ? Message("Nothing here can be fixed without a decision of yours").text
        : ([Message("Fixed, as `scaffold undo` takes back:").text] + lines.map { "  " + $0 })
          .joined(separator: "\n")
    }
  }

  /// The fixes that are mechanical, and those that follow: a dependency that nothing imports any
  /// more.
  private func mended() throws -> Mended {
    let (project, first) = try subject.inspected()
    var inspection = first
    let known = subject.knownBaseline(of: inspection)
    var findings = try subject.findings(in: inspection)
    var mended = Mended()
    for _ in 0..<Self.mostRounds {
      let files = mended.files
      let mender = Mender(findings.filter { subject.isAskedFor($0.place.file) }, of: inspection) {
        [folder = subject.site.folder] in
        files[$0] ?? ((try? Disk.contents(of: folder + "/" + $0)) ?? nil)
      }
      mended.add(mender)
      guard !mender.files.isEmpty else { break }
      let file =
        try mended.files[ProjectFile.path].map {
          try ProjectFile(JSONSource(file: ProjectFile.path, bytes: $0))
        } ?? project.file
      inspection = try Inspection(
        of: project.root, file, dump: subject.dump, readsLedgers: true, isBrief: true,
        past: mended.files)
      findings = try Checker(inspection: inspection).findings()
        .beyond(known, in: subject.site, inspection)
    }
    return mended
  }

  /// What one fix shows is fixed by the next one; nobody has seen more than two.
  private static let mostRounds = 8

  /// The lines between markers that are put right; none where something stands in the way.
  private static func repair(in site: Site, _ planner: inout Planner) throws -> [Repair] {
    var attempt = planner
    var repairer = Repairer(root: site.folder, git: nil)
    try repairer.planLines(with: &attempt)
    guard try attempt.plan().conflicts.isEmpty else { return [] }
    planner = attempt
    return repairer.repairs
  }
}

/// The fixes, one after another.
private struct Mended {
  /// The texts that files are to have, by their paths.
  private(set) var files: [String: [UInt8]] = [:]
  private(set) var mends: [Mender.Mend] = []
  private(set) var wantsRepair = false

  mutating func add(_ mender: Mender) {
    files.merge(mender.files) { $1 }
    mends += mender.mends
    wantsRepair = wantsRepair || mender.wantsRepair
  }
}
