import CommandLine
import Generation
import Ground
import Model

/// `scaffold remove-module Login`
struct RemoveModule: Command {
  static let name = "remove-module"
  static let summary: Message = "Take a module out again; what was edited or added by hand stays."
  static let discussion: Message = """
    With --force the edited files go too; `scaffold undo` brings them back. Files added by hand
    always stay. In a package or app of others the Base layers go with the last module; so does a
    local package, and the reference to it in the Xcode project.
    """
  static let examples = ["scaffold remove-module Login", "scaffold remove-module Login --dry-run"]
  static let parameters: [any Parameter] = [module, .at] + PlanOptions.parameters

  static let module = Argument(
    name: "name", help: "The module to take out.", question: "Module name:",
    offer: .modules)

  private let module: String
  private let options: PlanOptions

  init(_ arguments: Arguments, in context: Context) throws {
    module = try context.value(of: Self.module, in: arguments, command: Self.name)
    options = PlanOptions(arguments)
  }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let workspace = try context.workspace(at: site.folder, isDryRun: options.isDryRun)
    let project = try Project(in: site)
    guard let folder = project.folder(of: module), let named = try project.ledger(of: module)
    else {
      throw try Refusal.unknownModule(module, in: project)
    }
    // What is called by the module may be somebody else's all the same.
    let ledger = named.leaving(try others(in: project))
    context.tellOfForeignFiles(in: [(module, ledger)])
    let users = try users(of: ledger, in: project)
    guard users.isEmpty else {
      let manifest = project.file.packageManifest?.text
      throw Refusal.usedBy(module, modules: users, manifest: manifest)
    }
    var planner = Planner(root: site.folder, isForced: options.isForced)
    let kept = try plan(ledger, in: folder, with: &planner)
    let settlement = try settlement(of: project, in: context, with: &planner)
    let keptOfBase = try isLast(in: project) && kept.isEmpty ? base(of: project, &planner) : nil
    let plan = try planner.plan()
    let link = try project.ledger()?.edits.keys.min()
    let added = try project.filesAddedByHand(to: module, besides: ledger)
    let stale = try StaleCode(in: project, leaving: module).notes(after: planner)
    let parts =
      settlement.lost.isEmpty ? [] : Set(try project.ledger().map(\.files.keys) ?? [:].keys)
    let elsewhere = try elsewhere(in: plan, of: project, withBase: keptOfBase == [])
      .filter { !parts.contains($0) }
    try context.carryOut(
      plan, telling: PlanDetails(notes: stale), in: workspace, options, of: Self.name
    ) {
      summary(
        Removal(
          plan: plan, elsewhere: elsewhere, kept: kept.keys.sorted(), added: added,
          stale: stale, keptOfBase: keptOfBase, package: project.file.adoption?.package, link: link,
          settlement: settlement)
      )
    }
  }

  /// The parts that go with the module. With the last one of what others made, all goes.
  private func settlement(
    of project: Project, in context: Context, with planner: inout Planner
  ) throws -> BaseParts.Settlement {
    guard try project.file.adoption == nil || !isLast(in: project),
      let base = try BaseParts(
        of: project, planner, in: Project.catalog(in: project.root, over: context.builtIn))
    else { return BaseParts.Settlement() }
    return try base.settle([module: [:]], with: &planner)
  }

  /// The files that were removed, and those that were left.
  private struct Removal {
    let plan: Plan
    /// The files that go and are in no folder that is the tool's alone.
    let elsewhere: [ProjectPath]
    let kept: [ProjectPath]
    let added: [ProjectPath]
    /// Where code goes by what is gone.
    let stale: [String]
    /// The edited files because of which the Base layers stay; none if they go, `nil` if there was
    /// no question of it.
    let keptOfBase: [ProjectPath]?
    /// The local package of an app.
    let package: ProjectPath?
    /// The project file that has a reference of ours to the package.
    let link: ProjectPath?
    /// The parts of the project's own files that go with the module.
    let settlement: BaseParts.Settlement
  }

  /// The files of the project and of the other modules.
  private func others(in project: Project) throws -> Set<ProjectPath> {
    let others = try project.settledLedgers().filter { $0.name != module }
    return Set(others.flatMap(\.ledger.files.keys))
  }

  private func isLast(in project: Project) throws -> Bool {
    // One whose ledger nobody can read is there, too.
    let (modules, inConflict) = try project.settledModules()
    return inConflict.isEmpty && modules.allSatisfy { $0.name == module }
  }

  private func base(of project: Project, _ planner: inout Planner) throws -> [ProjectPath]? {
    try BaseRemover(project: project).plan(with: &planner)
  }

  /// - Returns: the edited files, which stay.
  private func plan(
    _ ledger: Ledger, in folder: ProjectPath, with planner: inout Planner
  ) throws -> [ProjectPath: String] {
    var kept: [ProjectPath: String] = [:]
    for (path, base) in ledger.files.sorted(by: { $0.key < $1.key }) {
      if try planner.remove(path, base: base) { kept[path] = base }
    }
    for insertion in ledger.insertions { try planner.withdraw(insertion) }
    let ledgerPath = Ledger.path(in: folder)
    var rest = ledger
    rest.files = kept
    rest.insertions = []
    rest.isRemoved = true
    if kept.isEmpty {
      try planner.removeLedger(ledgerPath)
    } else {
      try planner.writeLedger(rest.text(in: folder), to: ledgerPath, isKnown: true)
    }
    return kept
  }

  /// The modules whose line in the manifest names this one; in an app, which has no manifest,
  /// those that were made so.
  private func users(of ledger: Ledger, in project: Project) throws -> [String] {
    guard !project.file.isOneTarget else {
      return try project.modules().filter { $0.ledger.answers.list("uses").contains(module) }
        .map(\.name)
    }
    return try ledger.insertions.flatMap { insertion -> [String] in
      let contents = try Disk.contents(of: insertion.file.path(in: project.root)) ?? []
      guard
        let region = try? MarkedRegion(insertion.marker, in: contents, for: insertion.line)
      else { return [] }
      return region.lines
        .filter { !$0.hasPrefix(insertion.key) && $0.contains("\"\(module)\"") }
        .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
    }
  }

  /// A ledger can name any file of the project: what is not where a module has its files, or the
  /// Base layers have theirs, is not to go unnamed.
  private func elsewhere(
    in plan: Plan, of project: Project, withBase: Bool
  ) throws -> [ProjectPath] {
    let adoption = project.file.adoption
    let tests = try adoption?.tests?.appending(ProjectPath(module))
    let base = try adoption?.tests?.appending(ProjectPath("Base"))
    let folders =
      [project.folder(of: module), tests]
      + (withBase ? [adoption?.base, adoption?.package, base] : [])
    return plan.changes.filter { $0.action == .remove }.map(\.path).filter { path in
      path.text != ProjectFile.path && !path.isIncidental
        && !(withBase && path.text == GitFile.attributes)
        && !folders.contains { $0.map { path.text.hasPrefix("\($0)/") } ?? false }
    }
  }

  private func summary(_ removal: Removal) -> String {
    let plan = removal.plan
    let count = plan.changes.count { $0.action == .remove && !$0.path.isIncidental }
    let updated = plan.changes.filter { $0.action == .update && $0.path.name != Ledger.name }
    let shared = updated.map(\.path).filter { $0 != removal.link }.map(\.text)
    var lines: [Message] = [
      "Took out the module \(module)\(base(in: removal)): \(counting: count, "file") removed"
    ]
    if let link = removal.link, updated.contains(where: { $0.path == link }) {
      lines.append("Took the reference to the package out of \(link)")
    } else if removal.keptOfBase == [], let package = removal.package {
      lines.append("If the Xcode project refers to \(package), take that out in Xcode")
    }
    if !removal.elsewhere.isEmpty {
      let names = removal.elsewhere.map(\.text).joined(separator: ", ")
      lines.append("Removed outside its folder: \(names)")
    }
    lines += removal.settlement.lines
    if !shared.isEmpty { lines.append("No longer registered in \(shared.joined(separator: ", "))") }
    lines += removal.kept.map { Message("Kept, edited by hand: \($0)") }
    lines += removal.added.map { Message("Kept, added by hand: \($0)") }
    lines += removal.stale.map { Message(verbatim: $0) }
    if !removal.kept.isEmpty {
      lines.append("`scaffold remove-module \(module) --force` takes the edited ones too")
    }
    if let edited = removal.keptOfBase, !edited.isEmpty {
      let names = edited.map(\.text).joined(separator: ", ")
      lines.append(
        removal.package.map { "Kept the local package \($0); edited by hand: \(names)" }
          ?? "Kept the Base layers; edited by hand: \(names)")
    }
    if !plan.overwritten.isEmpty { lines.append("`scaffold undo` brings back what was edited") }
    return lines.joined(separator: "\n")
  }

  /// The words for what went with the last module.
  private func base(in removal: Removal) -> Message {
    guard removal.keptOfBase == [] else { return "" }
    return removal.package.map { " and the local package \($0)" } ?? " and the Base layers"
  }
}

extension Refusal {
  /// The manifest is that of the package; an app has none.
  static func usedBy(_ name: String, modules: [String], manifest: String?) -> Refusal {
    Refusal(
      "module-in-use", "`\(name)` is used by \(modules.joined(separator: ", "))",
      manifest.map { "take it out of `uses:` in \($0) first" } ?? "take those out first")
  }
}
