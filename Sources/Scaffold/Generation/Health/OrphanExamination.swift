import Ground
import Model

/// Generated files that no module has: what is left where a module's folder was deleted by hand.
enum OrphanExamination: Examination {
  static let subject = "Files"

  static func diagnoses(of patient: Patient) throws -> [Diagnosis] {
    guard let project = patient.project else { return [] }
    let modules = try project.settledModules().modules
    let kept = try Set(modules.flatMap(\.ledger.files.keys) + ownFiles(of: project))
    let places = try GeneratedPlaces(of: modules, in: project)
    let files = try places.files(in: project.root)
    let strangers = Set(files.map(\.module).filter(places.hasFolder)).sorted()
    let orphans = files.filter { !places.hasFolder(of: $0.module) && !kept.contains($0.path) }
    let found =
      orphans.map { path, module in
        Diagnosis.wrong(
          subject, "`\(path)` is of the module \(module), which is gone", mend: "delete the file")
      } + (try hollow(modules, in: project))
      + strangers.map { note(on: $0, in: project) }
    return found.isEmpty ? [.fine(subject, "each generated file has its module")] : found
  }

  /// A module that is wired into the app, and that no command knows: its ledger was lost, or somebody has
  /// written it by hand.
  private static func note(on module: String, in project: Project) -> Diagnosis {
    .note(
      subject,
      "the module \(module) has no ledger: update, rename-module and remove-module do not know it",
      mend: "`scaffold adopt-module \(project.folder(of: module)?.text ?? module)` makes one; "
        + "if it had one, git brings it back")
  }

  private static func ownFiles(of project: Project) throws -> [ProjectPath] {
    try project.settledLedger()?.ledger.map { Array($0.files.keys) } ?? []
  }

  /// Ledgers of modules all of whose files are gone.
  private static func hollow(
    _ modules: [(name: String, ledger: Ledger)], in project: Project
  ) throws -> [Diagnosis] {
    try modules.compactMap { name, ledger in
      guard !ledger.files.isEmpty else { return nil }
      for path in ledger.files.keys
      where try Disk.entry(at: path.path(in: project.root)) != .nothing { return nil }
      return .wrong(
        subject, "the module \(name) has a ledger and none of its files",
        mend: "`scaffold remove-module \(name)` takes the rest out; "
          + "`scaffold undo` or git brings the files back")
    }
  }
}
