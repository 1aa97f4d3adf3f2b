import Checking
import CommandLine
import Generation
import Ground
import Model
import Templates

extension Check {
  /// `scaffold check --fix`: mends what is mechanical and tells what is left.
  func mend(
    _ findings: [Finding], of project: Project, _ inspection: Inspection,
    in workspace: borrowing Workspace, _ context: Context
  ) throws {
    let mender = Mender(findings.filter { isAskedFor($0.place.file) }, of: inspection) {
      [folder = site.folder] in (try? Disk.contents(of: folder + "/" + $0)) ?? nil
    }
    var planner = Planner(root: site.folder)
    for (file, contents) in mender.files {
      try planner.rewrite(ProjectPath(file), as: .update) { _ in contents }
    }
    let repairs = mender.wantsRepair ? try Self.repair(in: site, &planner) : []
    let lines =
      mender.mends.map { "\(site.naming($0.file).escaped): \($0.words.text.escaped)" }
      + repairs.map(\.description.escaped)
    let telling = PlanDetails(lines: lines, json: [("mended", JSON(texts: lines))])
    try context.carryOut(
      planner.plan(), telling: telling, in: workspace, options, of: Self.name
    ) {
      lines.isEmpty
        ? Message("Nothing here can be mended without a decision of yours").text
        : ([Message("Mended, as `scaffold undo` takes back:").text] + lines.map { "  " + $0 })
          .joined(separator: "\n")
    }
  }

  /// The lines between markers that are put right; none where something stands in the way.
  private static func repair(in site: Site, _ planner: inout Planner) throws -> [Repair] {
    var attempt = planner
    var repairer = Repairer(root: site.folder) { _ in nil }
    try repairer.planLines(with: &attempt)
    guard try attempt.plan().conflicts.isEmpty else { return [] }
    planner = attempt
    return repairer.repairs
  }
}
