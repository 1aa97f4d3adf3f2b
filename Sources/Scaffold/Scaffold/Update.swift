import CommandLine
import Fields
import Generation
import Ground
import Model
import Templates

/// `scaffold update Login --with database`
struct Update: Command {
  static let name = "update"
  static let summary: Message =
    "Bring modules to today's templates, or to other options; edits stay."
  static let discussion: Message = """
    Without a name: all modules, and the project's own files. What you have edited since is merged
    with what the template changes; where both changed the same, nothing is written and each place
    is shown. What is not said of the answers stays as it was.
    """
  static let examples = [
    "scaffold update",
    "scaffold update Login --diff",
    "scaffold update Login --with database --ui both",
    "scaffold update --take mine Sources/App/AppRoute.swift",
  ]

  static let modules = Argument(
    name: "name", help: "The modules to update; all, if none is named.", isRequired: false,
    isRepeated: true, offer: .modules)
  static let conflicts = Option(
    name: "--conflicts", value: "refuse|markers",
    help: "Where both changed the same: write nothing, or write both between markers.",
    choices: Planner.MergePolicy.allCases.map(\.rawValue), defaultValue: Message(verbatim: "refuse")
  )

  static var parameters: [any Parameter] {
    [modules, .at, TakeOption.option, conflicts] + PlanOptions.mild
  }

  static func parameters(for words: [String], in context: Context) throws -> [any Parameter] {
    let begun = Arguments(begun: words, for: parameters)
    let site = try Site(at: begun[.at], from: context.directory)
    let changes = try info(for: begun[modules], in: site, over: context.builtIn).variables.flatMap(
      \.changes)
    return [modules, .at] + changes + [TakeOption.option, conflicts] + PlanOptions.mild
  }

  /// The template of the first module that is named; where there is none, the tool's own.
  private static func info(
    for names: [String], in site: Site, over builtIn: Catalog
  ) throws -> TemplateInfo {
    let catalog = try TemplateSources.toTell(in: site.folder, over: builtIn).catalog
    let ledger = try names.first.flatMap { name in
      try (try? Project(in: site))?.ledger(of: name)
    }
    return try (try? catalog.info(of: ledger?.template ?? "module"))
      ?? builtIn.info(of: "module")
  }

  private let names: [ModuleName]
  private let given: GivenChanges
  private let merging: Planner.MergePolicy
  private let taken: @Sendable (Site) throws -> TakenSides
  private let options: PlanOptions

  init(_ arguments: Arguments, in context: Context) throws {
    let names = try arguments[Self.modules].map(ModuleName.init)
    self.names = names
    if let twice = names.indices.first(where: { names[..<$0].contains(names[$0]) }) {
      throw UsageError.repeatedModule(names[twice].text)
    }
    let own = Set(Self.parameters.compactMap { $0 as? Option }.map(\.name))
    let ownFlags = Set(PlanOptions.mild.compactMap { $0 as? Flag }.map(\.name))
    let values = arguments.options.filter { !own.contains($0.key) }
    let flags = arguments.flags.subtracting(ownFlags)
    given = GivenChanges(values: values, flags: flags)
    if names.isEmpty, let option = (Array(values.keys) + flags).min() {
      throw UsageError.answersWithoutName(option)
    }
    merging = arguments[Self.conflicts].flatMap(Planner.MergePolicy.init) ?? .refuse
    taken = { [directory = context.directory] site in
      try TakeOption.sides(in: arguments, of: site, from: directory)
    }
    options = PlanOptions(arguments)
  }

  /// - Parameter given: the options that change; the rest stays.
  init(_ module: ModuleName, given: GivenChanges, _ options: PlanOptions) {
    (names, self.given, self.options) = ([module], given, options)
    (merging, taken) = (.refuse, { _ in .none })
  }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let workspace = try context.workspace(at: site.folder, isDryRun: options.isDryRun)
    var planner = Planner(root: site.folder, merging: merging, taken: try taken(site))
    if names.isEmpty, let settled = try planner.settlingLeftConflicts() {
      let plan = try settled.plan()
      return try context.carryOut(plan, in: workspace, options, of: Self.name) {
        UpdateSummary(updated: [], plan: plan, settled, warnings: []).text(context.console.style)
      }
    }
    let project = try Project(in: site)
    let catalog = try Project.catalog(in: site.folder, over: context.builtIn)
    var updater = try ModuleUpdater(project: project, catalog: catalog)
    if names.isEmpty {
      try updater.planAll(with: &planner)
    } else {
      try plan(given, &updater, &planner, context)
    }
    let plan = try planner.plan()
    try planner.requireSettled()
    context.tellOfForeignFiles(in: updater.ledgers)
    try SharedTarget(project: project)?.requireRoom(for: plan)
    let warnings =
      try TakenName.uses(inTemplatesOf: project).map(\.warningOfTemplate)
      + [plan.dueCleanBuild].compactMap(\.self)
    let notes = updater.updated.flatMap(\.notes) + warnings.map(\.text)
    try context.carryOut(
      plan, answers: updater.updated.flatMap(\.answers), telling: PlanDetails(notes: notes),
      in: workspace, options, of: Self.name
    ) {
      UpdateSummary(
        updated: updater.updated, settlement: updater.settlement, plan: plan, planner,
        warnings: warnings
      )
      .text(context.console.style)
    }
  }

  /// Asks a person at a terminal for what rows that are there get for a new field.
  private func plan(
    _ given: GivenChanges, _ updater: inout ModuleUpdater, _ planner: inout Planner,
    _ context: Context
  ) throws {
    let (before, plans) = (updater, planner)
    do {
      try updater.plan(names, given: given, with: &planner)
    } catch let error as InvalidFieldEdit {
      guard let edit = error.lackingDefault, let ask = context.console.ask,
        let value = ask(Message("What rows that are there get for `\(edit)`:").text)
      else { throw error }
      (updater, planner) = (before, plans)
      try plan(given.giving(value, to: edit), &updater, &planner, context)
    }
  }
}

extension UsageError {
  static func answersWithoutName(_ option: String) -> UsageError {
    UsageError(
      "missing-argument", "`\(option)` changes the options of a module, and none is named",
      "write `scaffold update <name> \(option)`"
    ).lacking(.name)
  }
}
