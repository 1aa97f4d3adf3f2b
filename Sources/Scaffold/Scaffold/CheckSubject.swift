import Checking
import Ground
import Model
import Templates

/// The part of a project that a run of `check` is about, and the violations that it may keep.
struct CheckSubject {
  let site: Site
  /// The files and folders that were asked for; all if there is none.
  let paths: [ProjectPath]
  /// The baseline that was typed.
  let baseline: ProjectPath?
  let ignoresBaseline: Bool
  /// What the package manager says of the targets.
  let dump: JSONSource?
}

extension CheckSubject {
  func isAskedFor(_ file: String) -> Bool {
    paths.isEmpty || paths.contains { file.isIn($0.text) }
  }

  func project() throws -> Project { try Project(in: site, else: .noArchitecture(site.name)) }

  /// The project, and all that a rule may ask for.
  func inspected() throws -> (Project, Inspection) {
    let project = try project()
    let inspection = try Inspection(
      of: project.root, project.file, dump: dump, readsLedgers: true, isBrief: true)
    return (project, inspection)
  }

  /// The findings that the baseline does not let pass.
  func findings(in inspection: Inspection) throws -> [Finding] {
    try Checker(inspection: inspection).findings()
      .beyond(knownBaseline(of: inspection), in: site, inspection)
  }

  func knownBaseline(of inspection: Inspection) -> ProjectPath? {
    ignoresBaseline ? nil : baseline ?? inspection.map.architecture.baseline
  }
}

extension [Finding] {
  /// The findings that the baseline does not let pass.
  func beyond(
    _ baseline: ProjectPath?, in site: Site, _ inspection: Inspection
  ) throws -> [Finding] {
    guard let baseline else { return self }
    return try Baseline(at: baseline, in: site).apply(to: self, isThere: inspection.hasFile)
  }
}
