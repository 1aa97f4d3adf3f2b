import Ground
import Merging
import Model
import Templates

/// Plans how what merges and cut-off runs have left wrong becomes right: conflicts in ledgers and
/// between markers, lines that are missing, doubled or of modules that are gone, staged files.
package struct Repairer {
  private let root: String
  /// Knows the branches of a conflict; `nil` where nobody is asked.
  private let git: Git?
  /// The tool's own templates.
  private let builtIn: Catalog
  /// True if files that are missing are meant to be.
  private let acceptsMissing: Bool
  private var settler: ConflictSettler
  /// The modules that only the team can settle, by their names.
  package private(set) var disputes: [String: ModuleDispute] = [:]
  /// The modules that the plan brings.
  private var newModules: Set<String> = []

  package init(
    root: String, acceptsMissing: Bool = false, git: Git?, over builtIn: Catalog = .embedded
  ) {
    (self.root, self.acceptsMissing, self.git) = (root, acceptsMissing, git)
    self.builtIn = builtIn
    settler = ConflictSettler(git: git)
  }

  package var repairs: [Repair] { settler.repairs }
  package var unsettled: [Unsettled] { settler.unsettled }

  /// - Throws: `DataError` for a project file or a ledger that cannot be read.
  package mutating func plan(with planner: inout Planner) throws {
    guard let project = try project(&planner) else { return }
    let catalog = try Project.catalog(in: root, over: builtIn)
    try settleBranches(of: project, catalog, &planner)
    var ledgers = try ledgers(of: project, &planner)
    try finishModules(&ledgers, of: project, catalog, &planner)
    try settleParts(of: project, ledgers, catalog, &planner)
    try settleCatalogs(of: project, &planner)
    if acceptsMissing { try leaveOut(of: project, ledgers, &planner) }
    let templates = Set(ledgers.map(\.ledger.template) + ["module"]).sorted()
      .compactMap { try? catalog.template(named: $0) }
    let lines = try RegisteredLines(of: ledgers, in: project, templates)
    try register(lines, of: project, &planner)
    try removeLeftovers(&planner)
  }

  /// Plans only that the lines that ledgers name are between their markers, each once. Where branches
  /// are in conflict, all stays as it is.
  package mutating func planLines(with planner: inout Planner) throws {
    let project = try Project(root: root, file: projectFile(planner))
    let ledgers = try project.settledModules().modules.filter { !$0.ledger.isRemoved }
    let lines = try RegisteredLines(of: ledgers, in: project, [])
    let shared = SharedLines(in: root)
    for place in lines.wanted.keys.sorted(by: { ($0.file, $0.marker) < ($1.file, $1.marker) }) {
      guard let text = try planner.contents(of: place.file),
        ConflictMarkers.lines(in: text).isEmpty
      else { continue }
      settler.repairs += try planner.register(
        place, lines, orphans: [], allowsMissing: shared.allowMissing(in: place.file))
    }
  }
}

// MARK: - Conflicts

extension Repairer {
  /// - Returns: `nil` if branches are in conflict about the project file itself, and cannot be united.
  private mutating func project(_ planner: inout Planner) throws -> Project? {
    guard try settler.settle(Self.projectPath, &planner) else { return nil }
    return try Project(root: root, file: projectFile(planner))
  }

  private func projectFile(_ planner: Planner) throws -> ProjectFile {
    let bytes = try planner.contents(of: Self.projectPath) ?? []
    return try ProjectFile(JSONSource(file: ProjectFile.path, bytes: bytes))
  }

  private static let projectPath = ProjectPath(ownName: "scaffold.json")

  /// The ledger of the project's own files, as it will be; `nil` if it stays in conflict.
  private func ownLedger(of project: Project, _ planner: Planner) throws -> Ledger? {
    let bytes = try planner.contents(of: Ledger.path(in: nil)) ?? []
    guard ConflictMarkers.lines(in: bytes).isEmpty, let ledger = try planner.ledger(in: nil)
    else { return nil }
    return project.owned(ledger, in: nil, among: [])
  }

  /// The ledgers of the modules, as they will be; without those that stay in conflict.
  private mutating func ledgers(
    of project: Project, _ planner: inout Planner
  ) throws -> [(name: String, ledger: Ledger)] {
    _ = try settler.settle(Ledger.path(in: nil), &planner)
    var ledgers: [(name: String, ledger: Ledger)] = []
    let names = Set(try project.moduleFolders()).union(newModules).sorted()
    let all = Set(names)
    for name in names where disputes[name] == nil {
      guard let folder = project.folder(of: name) else { continue }
      guard try settler.settle(Ledger.path(in: folder), &planner),
        let ledger = try planner.ledger(in: folder)
      else { continue }
      ledgers.append((name, project.owned(ledger, in: folder, among: all)))
    }
    return ledgers
  }

  /// Makes anew what git has left in conflict, of modules and of the project itself.
  private mutating func settleBranches(
    of project: Project, _ catalog: Catalog, _ planner: inout Planner
  ) throws {
    guard let git else { return }
    var branches = BranchSettler(git: git, project: project, catalog: catalog, settler: settler)
    try branches.plan(with: &planner)
    settler = branches.settler
    (disputes, newModules) = (branches.disputes, branches.newModules)
  }

  /// String Catalogs, where it is known what both sides started from.
  private mutating func settleCatalogs(
    of project: Project, _ planner: inout Planner
  ) throws(SystemError) {
    for path in try ProjectSearch(root: root).files(where: { $0.hasSuffix(".xcstrings") }) {
      _ = try settler.settle(path, unitesLines: false, &planner)
    }
  }

  /// Brings modules up to merged answers whose files git took from one of the branches.
  private mutating func finishModules(
    _ ledgers: inout [(name: String, ledger: Ledger)], of project: Project, _ catalog: Catalog,
    _ planner: inout Planner
  ) throws {
    for (index, (name, ledger)) in ledgers.enumerated()
    where ledger.isUnfinishedMerge && !newModules.contains(name) {
      let known = planner.unsettled.count
      var updater = try ModuleUpdater(project: project, catalog: catalog)
      try updater.plan([ModuleName(name)], given: .nothing, with: &planner)
      settler.unsettled += planner.unsettled[known...].map {
        Unsettled(path: $0, line: 1, isOfUpdate: false)
      }
      settler.repairs.append(.united(name))
      guard let merged = try planner.ledger(in: project.folder(of: name)) else { continue }
      ledgers[index].ledger = merged
    }
  }
}

// MARK: - Parts of the project's own files

extension Repairer {
  /// Brings the project the parts that its modules need together. What none needs does no harm.
  private mutating func settleParts(
    of project: Project, _ ledgers: [(name: String, ledger: Ledger)], _ catalog: Catalog,
    _ planner: inout Planner
  ) throws {
    let modules = Dictionary(ledgers.map { ($0.name, $0.ledger.files) }) { first, _ in first }
    guard disputes.isEmpty, try ownLedger(of: project, planner) != nil,
      let parts = try BaseParts(of: project, planner, in: catalog), parts.isOfToday
    else { return }
    settler.repairs += try parts.settle(modules, takesOut: false, with: &planner).gained.map(
      Repair.gained)
  }
}

// MARK: - Registrations and leftovers

extension Repairer {
  /// Records files that are missing, of modules and of the project itself, as left out.
  private mutating func leaveOut(
    of project: Project, _ ledgers: [(name: String, ledger: Ledger)], _ planner: inout Planner
  ) throws {
    let all = ledgers.map { (project.folder(of: $0.name), $0.ledger) }
    for (folder, ledger) in try all
      + [ownLedger(of: project, planner).map { (nil, $0) }].compactMap(\.self)
    {
      let known = Set(ledger.files.keys).subtracting(ledger.leftOut)
      let missing = try planner.missing(known)
      guard !missing.isEmpty, !ledger.isRemoved else { continue }
      var ledger = ledger
      ledger.leftOut.formUnion(missing)
      let text = ledger.text(in: folder)
      try planner.rewrite(Ledger.path(in: folder), as: .update) { _ in Array(text.utf8) }
      settler.repairs += missing.sorted().map(Repair.leftOut)
    }
  }

  private mutating func register(
    _ lines: RegisteredLines, of project: Project, _ planner: inout Planner
  ) throws(SystemError) {
    let places = lines.places.sorted { ($0.file, $0.marker) < ($1.file, $1.marker) }
    let shared = SharedLines(in: root)
    var isWhole: [ProjectPath: Bool] = [:]
    for place in places where isWhole[place.file] == nil {
      isWhole[place.file] = try settler.settle(place.file, &planner)
    }
    let settled = places.filter { isWhole[$0.file] ?? false }
    let orphans = try OrphanLines(root: root).lines(in: settled, lines, planner)
    for place in settled {
      settler.repairs += try planner.register(
        place, lines, orphans: orphans[place] ?? [],
        allowsMissing: shared.allowMissing(in: place.file))
    }
  }

  private mutating func removeLeftovers(_ planner: inout Planner) throws(SystemError) {
    for path in try ProjectSearch(root: root).files(where: \.isNameOfStagedFile) {
      try planner.removeLedger(path)
      settler.repairs.append(.leftover(path))
    }
  }
}
