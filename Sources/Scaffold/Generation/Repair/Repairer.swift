import Ground
import Merging
import Model
import Templates

/// Plans how what merges and cut-off runs have left wrong becomes right: conflicts in ledgers and
/// between markers, lines that are missing, doubled or of modules that are gone, staged files.
package struct Repairer {
  private let root: String
  /// Knows what both sides of a conflict started from; `nil` where nobody is asked.
  private let git: Git?
  /// The tool's own templates.
  private let builtIn: Catalog
  /// True if files that are missing are meant to be.
  private let acceptsMissing: Bool
  package private(set) var repairs: [Repair] = []
  package private(set) var unsettled: [Unsettled] = []
  /// The modules that only the team can settle, by their names.
  package private(set) var disputes: [String: ModuleDispute] = [:]
  /// The modules that the plan brings.
  private var newModules: Set<String> = []

  package init(
    root: String, acceptsMissing: Bool = false, git: Git?, over builtIn: Catalog = .embedded
  ) {
    (self.root, self.acceptsMissing, self.git) = (root, acceptsMissing, git)
    self.builtIn = builtIn
  }

  /// - Throws: `DataError` for a project file or a ledger that cannot be read.
  package mutating func plan(with planner: inout Planner) throws {
    guard let project = try project(&planner) else { return }
    let catalog = try Project.catalog(in: root, over: builtIn)
    try settleBase(of: project, catalog, &planner)
    try settleModules(of: project, catalog, &planner)
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
    let path = ProjectPath(ownName: "scaffold.json")
    let bytes = try planner.contents(of: path) ?? []
    let project = Project(
      root: root, file: try ProjectFile(JSONSource(file: path.text, bytes: bytes)))
    let ledgers = try project.settledModules().modules.filter { !$0.ledger.isRemoved }
    let lines = try RegisteredLines(of: ledgers, in: project, [])
    let shared = SharedLines(in: root)
    for place in lines.wanted.keys.sorted(by: { ($0.file, $0.marker) < ($1.file, $1.marker) }) {
      guard let text = try planner.contents(of: place.file),
        ConflictMarkers.lines(in: text).isEmpty
      else { continue }
      repairs += try planner.register(
        place, lines, orphans: [], allowsMissing: shared.allowMissing(in: place.file))
    }
  }
}

// MARK: - Conflicts

extension Repairer {
  /// - Returns: whether nothing is left in conflict in the file.
  private mutating func settle(
    _ path: ProjectPath, unitesLines: Bool = true, _ planner: inout Planner
  ) throws(SystemError) -> Bool {
    let text = try planner.contents(of: path) ?? []
    guard !ConflictMarkers.lines(in: text).isEmpty else { return true }
    let (isChanged, left) = try planner.settle(
      path, base: git?.base(of: path), unitesLines: unitesLines)
    if isChanged { repairs.append(.settled(path)) }
    unsettled += left
    return left.isEmpty
  }

  /// - Returns: `nil` if branches are in conflict about the project file itself, and cannot be united.
  private mutating func project(_ planner: inout Planner) throws -> Project? {
    let path = ProjectPath(ownName: "scaffold.json")
    guard try settle(path, &planner) else { return nil }
    let bytes = try planner.contents(of: path) ?? []
    let source = JSONSource(file: path.text, bytes: bytes)
    return Project(root: root, file: try ProjectFile(source))
  }

  /// The ledger of the project's own files, as it will be; `nil` if it stays in conflict.
  private func ownLedger(of project: Project, _ planner: Planner) throws -> Ledger? {
    let path = Ledger.path(in: nil)
    guard let bytes = try planner.contents(of: path), ConflictMarkers.lines(in: bytes).isEmpty
    else { return nil }
    let ledger = try Ledger(JSONSource(file: path.text, bytes: bytes), in: nil)
    return project.owned(ledger, in: nil, among: [])
  }

  /// The ledgers of the modules, as they will be; without those that stay in conflict.
  private mutating func ledgers(
    of project: Project, _ planner: inout Planner
  ) throws -> [(name: String, ledger: Ledger)] {
    _ = try settle(Ledger.path(in: nil), &planner)
    var ledgers: [(name: String, ledger: Ledger)] = []
    let names = Set(try project.moduleFolders()).union(newModules).sorted()
    let all = Set(names)
    for name in names where disputes[name] == nil {
      guard let folder = project.folder(of: name) else { continue }
      let path = folder.appending(ProjectPath(ownName: ".scaffold.json"))
      guard try settle(path, &planner), let bytes = try planner.contents(of: path) else { continue }
      let ledger = try Ledger(JSONSource(file: path.text, bytes: bytes), in: folder)
      ledgers.append((name, project.owned(ledger, in: folder, among: all)))
    }
    return ledgers
  }

  /// String Catalogs, where it is known what both sides started from.
  private mutating func settleCatalogs(
    of project: Project, _ planner: inout Planner
  ) throws(SystemError) {
    for path in try files(below: nil, where: { $0.hasSuffix(".xcstrings") }) {
      _ = try settle(path, unitesLines: false, &planner)
    }
  }
}

// MARK: - Modules that two branches have changed

extension Repairer {
  /// Makes the modules anew in which git has left conflicts.
  private mutating func settleModules(
    of project: Project, _ catalog: Catalog, _ planner: inout Planner
  ) throws {
    guard let git else { return }
    let paths = git.unmerged().compactMap { try? ProjectPath($0) }
    guard !paths.isEmpty else { return }
    let branches = Branches.inConflict(git)
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
        unsettled += try planner.settle(merge, ledger, branches, in: project)
        repairs.append(.united(merge.name))
      } catch let dispute as ModuleDispute {
        disputes[name] = dispute
      } catch {
        // What cannot be made of options is merged as texts.
      }
    }
    for path in paths where disputes[project.module(of: path) ?? ""] == nil {
      // What people added to a module.
      if project.module(of: path) != nil, path.name != Ledger.name {
        _ = try settle(path, unitesLines: false, &planner)
      }
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
      unsettled += planner.unsettled[known...].map {
        Unsettled(path: $0, line: 1, isOfUpdate: false)
      }
      repairs.append(.united(name))
      let path = Ledger.path(in: project.folder(of: name))
      guard let bytes = try planner.contents(of: path) else { continue }
      ledgers[index].ledger = try Ledger(
        JSONSource(file: path.text, bytes: bytes), in: project.folder(of: name))
    }
  }
}

// MARK: - Parts of the project's own files

extension Repairer {
  /// Makes the project's own files anew in which git has left conflicts, where two branches have brought
  /// different parts.
  private mutating func settleBase(
    of project: Project, _ catalog: Catalog, _ planner: inout Planner
  ) throws {
    guard let git else { return }
    let paths = git.unmerged().compactMap { try? ProjectPath($0) }
      .filter { project.module(of: $0) == nil }
    guard !paths.isEmpty else { return }
    let branches = Branches.inConflict(git)
    guard let merge = branches.baseMerge(in: project, catalog) else { return }
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
      repairs.append(.settled(path))
    }
  }

  /// Brings the project the parts that its modules need together. What none needs does no harm.
  private mutating func settleParts(
    of project: Project, _ ledgers: [(name: String, ledger: Ledger)], _ catalog: Catalog,
    _ planner: inout Planner
  ) throws {
    let modules = Dictionary(ledgers.map { ($0.name, $0.ledger.files) }) { first, _ in first }
    guard disputes.isEmpty, try ownLedger(of: project, planner) != nil,
      let parts = try BaseParts(of: project, planner, in: catalog), parts.isOfToday
    else { return }
    repairs += try parts.settle(modules, takesOut: false, with: &planner).gained.map(Repair.gained)
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
      repairs += missing.sorted().map(Repair.leftOut)
    }
  }

  private mutating func register(
    _ lines: RegisteredLines, of project: Project, _ planner: inout Planner
  ) throws(SystemError) {
    let places = lines.places.sorted { ($0.file, $0.marker) < ($1.file, $1.marker) }
    let shared = SharedLines(in: root)
    var isWhole: [ProjectPath: Bool] = [:]
    for place in places where isWhole[place.file] == nil {
      isWhole[place.file] = try settle(place.file, &planner)
    }
    let settled = places.filter { isWhole[$0.file] ?? false }
    let orphans = try orphans(in: settled, lines, planner)
    for place in settled {
      repairs += try planner.register(
        place, lines, orphans: orphans[place] ?? [],
        allowsMissing: shared.allowMissing(in: place.file))
    }
  }

  /// The lines of modules that have nothing else: no ledger, no folder, and no code that declares what
  /// the line names, as a screen written by hand has. A line that names nothing sure goes with the
  /// others of its module.
  private func orphans(
    in places: [RegisteredLines.Place], _ lines: RegisteredLines, _ planner: Planner
  ) throws(SystemError) -> [RegisteredLines.Place: Set<String>] {
    var found: [String: [(place: RegisteredLines.Place, line: String)]] = [:]
    for place in places {
      guard let text = try planner.contents(of: place.file),
        let region = try? MarkedRegion(place.marker, in: text, for: "")
      else { continue }
      for line in region.lines {
        guard let module = lines.missingModule(of: line, at: place) else { continue }
        found[module.lowercased(), default: []].append((place, line))
      }
    }
    guard !found.isEmpty else { return [:] }
    let declared = try declaredWords()
    var orphans: [RegisteredLines.Place: Set<String>] = [:]
    for (module, lines) in found {
      let verdicts = lines.map { declared.name($0.line, of: module) }
      let isThere = verdicts.contains(true)
      for ((place, line), verdict) in zip(lines, verdicts) where !(verdict ?? isThere) {
        orphans[place, default: []].insert(line)
      }
    }
    return orphans
  }

  private func declaredWords() throws(SystemError) -> DeclaredWords {
    var contents: [[UInt8]] = []
    for path in try files(below: nil, where: { $0.hasSuffix(".swift") }) {
      if let text = try Disk.contents(of: path.path(in: root)) { contents.append(text) }
    }
    return DeclaredWords(in: contents)
  }

  private mutating func removeLeftovers(_ planner: inout Planner) throws(SystemError) {
    for path in try files(below: nil, where: \.isNameOfStagedFile) {
      try planner.removeLedger(path)
      repairs.append(.leftover(path))
    }
  }

  /// The files of the project whose names are of some kind; what version control or builds keep is
  /// passed over, and so are projects in the project.
  private func files(
    below folder: ProjectPath?, where isWanted: (String) -> Bool
  ) throws(SystemError) -> [ProjectPath] {
    var files: [ProjectPath] = []
    let entries = try Disk.entries(in: folder.map { $0.path(in: root) } ?? root)
    if folder != nil, entries.contains(where: { $0.name == ProjectFile.path }) { return [] }
    for (name, entry) in entries {
      guard let path = try? ProjectPath(folder.map { "\($0)/\(name)" } ?? name) else { continue }
      if entry == .file, isWanted(name) { files.append(path) }
      if entry == .folder, !name.hasPrefix("."), !Self.passedOver.contains(name) {
        files += try self.files(below: path, where: isWanted)
      }
    }
    return files
  }

  private static let passedOver: Set = ["Carthage", "DerivedData", "Pods", "node_modules"]
}

extension String {
  /// `.scaffold-1f-3.new`: what a run has beside a file while it is at work. There is no other run now.
  fileprivate var isNameOfStagedFile: Bool {
    guard hasPrefix(".scaffold-"), hasSuffix(".new") || hasSuffix(".old") else { return false }
    let parts = dropFirst(".scaffold-".count).dropLast(".new".count)
      .split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && UInt32(parts[0], radix: 16) != nil && UInt32(parts[1]) != nil
  }
}
