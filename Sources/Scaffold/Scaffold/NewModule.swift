import CommandLine
import Fields
import Generation
import Ground
import Inference
import Model
import Templates

/// `scaffold new-module Login`
struct NewModule: Command {
  static let name = "new-module"
  static let summary: Message = "Add a module to the project: three tiers and their tests."
  static let discussion: Message = """
    In an empty folder it makes the project too; to a Swift package of others it adds the Base
    layers, and to an Xcode app a local package, Modules, that the app's target refers to. Several
    names make several modules at once.
    A team's own template in Templates/ brings its own options.
    """
  static let examples = [
    "scaffold new-module Login --kind login --at Demo",
    "scaffold new-module Notes --kind list --screens list,detail,create,edit,delete",
    "scaffold new-module Profile --entity User --fields \"id:Int64 name:String avatar:URL?\"",
    "scaffold new-module Issues --from-json issues.json",
    "scaffold new-module Issues --from-openapi api.yaml",
    "scaffold new-module Profile --diff",
  ]

  static let names = Argument(
    name: "name", help: "What to call the module, such as Login.", isRepeated: true,
    question: "Module name:")
  static let template = Option(
    name: "--template", value: "name", help: "The template to make it from.",
    defaultValue: Message(verbatim: "module"),
    offer: .templates(besides: "project"), topic: .place)

  static let verbose = Flag(
    name: "--verbose", help: "Name every file that is made.", topic: .run)

  static var parameters: [any Parameter] {
    parameters(with: [])
  }

  static func parameters(for words: [String], in context: Context) throws -> [any Parameter] {
    let begun = Arguments(begun: words, for: parameters)
    let site = try Site(at: begun[.at], from: context.directory)
    let sources = try TemplateSources.toTell(in: site.folder, over: context.builtIn)
    let info = try find(begun[template], in: sources.catalog) { try $0.info(of: $1) }
    return parameters(with: info.parameters)
  }

  private static func parameters(with own: [any Parameter]) -> [any Parameter] {
    [names, .at, template] + own + ReplyOptions.parameters + AdoptionOptions.parameters
      + PlanOptions.parameters + [verbose]
  }

  private let moduleNames: [ModuleName]
  private let site: Site
  private let template: Template
  private let options: PlanOptions
  private let replies: ReplyOptions
  private let arguments: Arguments
  /// The variables that a person is asked for who has said nothing but a name.
  private let asked: Set<String>

  /// Which words there are depends on the template, which is loaded once.
  init(words: [String], in context: Context) throws {
    let begun = Arguments(begun: words, for: Self.parameters)
    let (site, template) = try Self.start(begun, in: context)
    let parameters = Self.parameters(with: template.info.parameters)
    var arguments = try Arguments(words, for: parameters)
    var asked: Set<String> = []
    if context.console.ask != nil, ModuleQuestion.isOpen(in: arguments, template.info) {
      let names = arguments[Self.names].isEmpty ? try Self.names(in: arguments, context) : []
      let source = ModuleQuestion.source(for: template.info, in: context)
      arguments = try Arguments(words + names + source, for: parameters)
      // What a file says is not asked.
      let files = [ReplyOptions.document.name, ReplyOptions.samples.name]
      if !files.contains(source.first ?? "") { asked = ["kind", "screens"] }
    }
    try self.init(arguments, site, template, asking: asked, in: context)
  }

  init(_ arguments: Arguments, in context: Context) throws {
    let (site, template) = try Self.start(arguments, in: context)
    try self.init(arguments, site, template, in: context)
  }

  private init(
    _ arguments: Arguments, _ site: Site, _ template: Template, asking asked: Set<String> = [],
    in context: Context
  ) throws {
    replies = try ReplyOptions(arguments)
    self.asked = asked
    // What could become a module is asked before there is a name.
    moduleNames =
      replies.isListing ? [] : try Self.names(in: arguments, context).map(ModuleName.init)
    self.site = site
    self.template = template
    options = PlanOptions(arguments)
    self.arguments = arguments
  }

  func run(in context: Context) throws {
    try requireOneModule()
    if replies.isListing, let document = replies.document {
      let listing = APIListing(
        of: try APICatalog(of: context.document(in: document), naming: ModuleName.isUsable))
      if options.isJSON { return try context.console.json(listing.json.printed) }
      return try context.console.out(listing.text)
    }
    let source = moduleNames.first.map { name in
      ModuleSource(
        site: site, template: template.info, module: name, replies: replies, arguments: arguments)
    }
    let reading = try source?.reading(in: context)
    if let reading, replies.isExplaining {
      let report = ReadingReport(on: reading)
      if options.isJSON { return try context.console.json(report.json.printed) }
      return try context.console.out(report.explanation)
    }
    if let reading, !options.isForced, let given = try source?.changes(by: reading) {
      return try Update(moduleNames[0], given: given, options).run(in: context)
    }
    try reading?.requireIdentity(besides: arguments.options)
    let workspace = try context.workspace(at: site.folder, isDryRun: options.isDryRun)
    var planner = Planner(root: site.folder, isForced: options.isForced)
    let adopted = try adopted(in: context, with: &planner)
    let project = try adopted?.project ?? project(in: context, with: &planner)
    var maker = ModuleMaker(
      project: project, template: template,
      replies: context.replies(arguments).over(values: reading?.answers ?? [:], flags: []),
      asking: asked, recording: reading?.recording?.text)
    if try options.isForced || !maker.areMade(moduleNames) {
      try maker.plan(moduleNames, isForced: options.isForced, with: &planner)
    }
    if let reading, let told = maker.made.first?.told {
      try reading.requireFit(of: told, in: project.file.envelope(of: told))
    }
    let plan = try planner.plan()
    try SharedTarget(project: project)?.requireRoom(for: plan)
    try context.carryOut(
      plan, answers: maker.made.flatMap(\.answers), in: workspace, options, of: Self.name
    ) {
      guard !plan.effectiveChanges.isEmpty else { return nothingToDo }
      return NewModuleSummary(
        site: site, project: project, adoption: adopted?.notes ?? [], hint: adopted?.hint,
        reading: reading, modules: maker.made,
        isEntityTyped: arguments.options["--entity"] != nil, gained: maker.gained, plan: plan,
        isVerbose: arguments[Self.verbose]
      ).text(context.console)
    }
  }

  /// The project that someone else made in the folder, with what it gets; `nil` if it is ours.
  private func adopted(
    in context: Context, with planner: inout Planner
  ) throws -> Adopter.Adopted? {
    let adopter = Adopter(
      site: site, options: AdoptionOptions(arguments), replies: context.replies(arguments))
    return switch try site.kind() {
    case .package: try adopter.package(with: &planner)
    case .app: try adopter.app(with: &planner)
    case .project, .empty, .other: nil
    }
  }

  /// The project in the folder; a new one, if the folder is empty.
  private func project(in context: Context, with planner: inout Planner) throws -> Project {
    let adoption = AdoptionOptions(arguments)
    if try site.kind() == .project {
      let project = try Project(in: site)
      try adoption.requireAgreement(with: project.file)
      return project
    }
    guard try site.kind() == .empty else { throw Refusal.foreignFolder(site.name) }
    let name = Words(of: site.lastName).pascalCased
    guard let name = try? ProjectName(name) else { throw Refusal.folderName(site.lastName) }
    let maker = try ProjectMaker(name: name, replies: context.replies(arguments).silent)
    let answers = try maker.answers()
    let file = try maker.project(answers)
    try adoption.requireAgreement(with: file)
    try maker.plan(answers, with: &planner)
    return Project(root: site.folder, file: file)
  }

  private func requireOneModule() throws {
    guard moduleNames.count > 1 else { return }
    if let source = replies.source { throw UsageError.oneModuleOnly(option: source) }
    for variable in template.info.variables where [.identifier, .title].contains(variable.kind) {
      if arguments.options[variable.flag] != nil {
        throw UsageError.oneModuleOnly(option: variable.flag)
      }
    }
  }

  private var nothingToDo: String {
    let names = moduleNames.map(\.text).joined(separator: ", ")
    let words: Message =
      moduleNames.count == 1
      ? "Nothing to do: \(names) is as it would be made"
      : "Nothing to do: \(names) are as they would be made"
    return words.text
  }
}

// MARK: - What a person is asked

extension NewModule {
  private static func names(in arguments: Arguments, _ context: Context) throws -> [String] {
    try context.values(of: names, in: arguments, command: name) { _ = try ModuleName($0) }
  }
}

extension NewModule {
  /// Where the command works, and what it makes modules from.
  private static func start(
    _ arguments: Arguments, in context: Context
  ) throws -> (Site, Template) {
    let site = try Site(at: arguments[.at], from: context.directory)
    let template = try find(
      arguments[template], in: Project.catalog(in: site.folder, over: context.builtIn)
    ) { try $0.template(named: $1) }
    return (site, template)
  }

  static func find<Found>(
    _ name: String?, in catalog: @autoclosure () throws -> Catalog,
    _ body: (Catalog, String) throws -> Found
  ) throws -> Found {
    let name = name ?? "module"
    guard name != "project" else {
      throw UsageError.notForTemplates(NewProject.name, template: name)
    }
    return try body(catalog(), name)
  }
}

extension UsageError {
  static func oneModuleOnly(option: String) -> UsageError {
    UsageError(
      "several-modules", "`\(option)` goes with one module", "make the modules one by one")
  }

  static func notForTemplates(_ name: String, template: String) -> UsageError {
    UsageError(
      "wrong-template", "`\(template)` is the template of `\(name)`",
      "choose another with `--template`")
  }
}
