import Ground
import Merging
import Model
import Templates

/// Makes anew what two branches have changed and git has left in conflict.
struct BranchSettler {
  let git: Git
  let project: Project
  let catalog: Catalog
  private(set) var settler: ConflictSettler
  /// The modules that only the team can settle, by their names.
  private(set) var disputes: [String: ModuleDispute] = [:]
  /// The modules that the plan brings.
  private(set) var newModules: Set<String> = []

  init(git: Git, project: Project, catalog: Catalog, settler: ConflictSettler) {
    (self.git, self.project, self.catalog, self.settler) = (git, project, catalog, settler)
  }

  mutating func plan(with planner: inout Planner) throws {
    let paths = git.unmerged().compactMap { try? ProjectPath($0) }
    guard !paths.isEmpty else { return }
    let branches = Branches.inConflict(git)
    try settleBase(paths, branches, &planner)
    try settleModules(paths, branches, &planner)
  }
}

extension BranchSettler {
  /// Makes the project's own files anew in which git has left conflicts, where two branches have brought
  /// different parts.
  private mutating func settleBase(
    _ paths: [ProjectPath], _ branches: Branches, _ planner: inout Planner
  ) throws {
    let paths = paths.filter { project.module(of: $0) == nil }
    guard !paths.isEmpty, let merge = branches.baseMerge(in: project, catalog) else { return }
    for path in paths where !ConflictMarkers.lines(in: try planner.contents(of: path) ?? []).isEmpty
    {
      let text: [UInt8]? =
        if path == Ledger.path(in: nil) {
          Array(merge.ledger.text(in: nil).utf8)
        } else if let ours = branches.contents(of: path, .ours),
          let theirs = branches.contents(of: path, .theirs)
        {
          merge.text(at: path, ours: ours, theirs: theirs)
        } else {
          nil
        }
      guard let text else { continue }
      try planner.want(text, at: path)
      settler.repairs.append(.settled(path))
    }
  }

  /// Makes the modules anew in which git has left conflicts.
  private mutating func settleModules(
    _ paths: [ProjectPath], _ branches: Branches, _ planner: inout Planner
  ) throws {
    var settled: Set<String> = []
    for name in Set(paths.compactMap(project.module)).sorted() where !settled.contains(name) {
      let ledgers = branches.ledgers(of: name, in: project)
      guard let ours = ledgers.ours, let theirs = ledgers.theirs else {
        if ledgers.base != nil, let left = ledgers.ours ?? ledgers.theirs {
          disputes[name] = .removed(name, places: left.places(in: project.folder(of: name)))
        }
        continue
      }
      do {
        let merge = try ModuleMerge(
          base: ledgers.base, ours: ours, theirs: theirs, in: project, catalog)
        guard let ledger = merge.finishedLedger() else { continue }
        settled.formUnion([ours, theirs, ledger].map { $0.answers.text("name") })
        newModules.insert(merge.name)
        settler.unsettled += try planner.settle(merge, ledger, branches, in: project)
        settler.repairs.append(.united(merge.name))
      } catch let dispute as ModuleDispute {
        disputes[name] = dispute
      } catch {
        // What cannot be made of options is merged as texts.
      }
    }
    for path in paths where disputes[project.module(of: path) ?? ""] == nil {
      // What people added to a module.
      if project.module(of: path) != nil, path.name != Ledger.name {
        _ = try settler.settle(path, unitesLines: false, &planner)
      }
    }
  }
}
