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
    return parameters(of: try find(begun[template], in: sources.catalog) { try $0.info(of: $1) })
  }

  private static func parameters(of template: TemplateInfo) -> [any Parameter] {
    parameters(with: template.parameters)
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
    let parameters = Self.parameters(of: template.info)
    var arguments = try Arguments(words, for: parameters)
    var asked: Set<String> = []
    if context.console.ask != nil, Self.isBare(arguments, template.info) {
      let names = arguments[Self.names].isEmpty ? try Self.names(in: arguments, context) : []
      let source = Self.source(for: template.info, in: context)
      arguments = try Arguments(words + names + source, for: parameters)
      // What a file says is not asked.
      let files = [ReplyOptions.document.name, ReplyOptions.samples.name]
      if !files.contains(source.first ?? "") { asked = Self.asked }
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
      replies.isListing
      ? []
      : try Self.names(in: arguments, context).map(ModuleName.init)
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
      if options.isJSON { return try context.console.json(listing.json) }
      return try context.console.out(listing.text)
    }
    let reading = try reading(in: context)
    if let reading, replies.isExplaining {
      if options.isJSON { return try context.console.json(reading.json) }
      return try context.console.out(reading.explanation)
    }
    if let reading, let given = try changes(of: reading) {
      return try Update(moduleNames[0], at: arguments[.at], given: given, options).run(in: context)
    }
    try reading?.requireIdentity(besides: arguments.options)
    let workspace = try context.workspace(at: site.folder, isDryRun: options.isDryRun)
    var planner = Planner(root: site.folder, isForced: options.isForced)
    let adopted = try adopted(in: site, context, with: &planner)
    let project = try adopted?.project ?? project(in: site, context, with: &planner)
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
      )
      .text(context.console)
    }
  }

  /// The project that someone else made in the folder, with what it gets; `nil` if it is ours.
  private func adopted(
    in site: Site, _ context: Context, with planner: inout Planner
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
  private func project(
    in site: Site, _ context: Context, with planner: inout Planner
  ) throws -> Project {
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

  /// The facts in the samples, or in the description, if there is any.
  private func reading(in context: Context) throws -> ModuleReading? {
    if let document = replies.document {
      let catalog = try APICatalog(of: context.document(in: document), naming: ModuleName.isUsable)
      let key = try EnvelopeStyle(envelope()).payloadKey
      let resource = try catalog.resource(
        named: replies.listed ?? moduleNames[0].text, having: replies.operations,
        isMarked: replies.overrules.identity != nil)
      return try ModuleReading(
        of: resource, in: catalog, for: moduleNames[0], template.info, typed: arguments.options,
        replies.overrules
      ) { ReplySample(file: document, example: $0, payloadKey: key) }
    }
    guard !replies.samples.isEmpty else { return nil }
    let envelope = try envelope()
    return try ModuleReading(
      of: context.samples(in: replies.samples, of: envelope), in: envelope, for: moduleNames[0],
      template.info, typed: arguments.options, replies)
  }

  /// How the server wraps what the module asks for.
  private func envelope() throws -> String {
    let own = arguments.options["--envelope"]
    guard own ?? "project" == "project", try site.kind() == .project else {
      return own ?? "project"
    }
    let project = try Project(in: site)
    // One that is made anew keeps what it was given.
    let told = own == nil ? try project.ledger(of: moduleNames[0].text)?.answers : nil
    return project.file.envelope(of: told ?? [])
  }

  /// The parts of a description that a module which is there does not know; `nil` if it is a new
  /// one, or is to be made again.
  private func changes(of reading: ModuleReading) throws -> GivenChanges? {
    let module = moduleNames[0].text
    guard replies.document != nil, !options.isForced, try site.kind() == .project,
      let ledger = try Project(in: site).ledger(of: module), !ledger.isRemoved
    else { return nil }
    var values = reading.answers
    for variable in template.info.variables {
      switch variable.kind {
      case .identifier: values[variable.flag] = nil
      case .fields:
        let known = try ledger.answers.fields(variable.name)
        let edits = ReplyDrift.edits(from: known, to: reading.reply.fields)
        values[variable.flag] = edits.isEmpty ? nil : edits.joined(separator: " ")
      default: values[variable.flag] = arguments.options[variable.flag] ?? values[variable.flag]
      }
    }
    return GivenChanges(values: values, flags: [])
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
  private static let asked: Set = ["kind", "screens"]

  private static func names(in arguments: Arguments, _ context: Context) throws -> [String] {
    try context.values(of: names, in: arguments, command: name) { _ = try ModuleName($0) }
  }

  /// True if nothing is said of what the module is to be.
  private static func isBare(_ arguments: Arguments, _ template: TemplateInfo) -> Bool {
    !(template.parameters + ReplyOptions.parameters).contains(where: arguments.has)
  }

  /// The option that a person at a terminal gives by its value: fields, or a file that has them.
  private static func source(for template: TemplateInfo, in context: Context) -> [String] {
    // A team's own template may have no fields.
    guard let fields = template.variables.first(where: { $0.kind == .fields }) else { return [] }
    let question: Message = """
      Its fields, such as `id:Int64 title:String`, or a file to take them from, a saved reply or an OpenAPI \
      document [id:Int64 name:String]:
      """
    while let answer = context.console.ask?(question.text)?.trimmed, !answer.isEmpty {
      let file = answer.hasPrefix("/") ? answer : context.directory + "/" + answer
      if let bytes = try? Disk.contents(of: file) {
        let isDocument = String(decoding: bytes.prefix(1000), as: UTF8.self).contains("openapi")
        return [isDocument ? ReplyOptions.document.name : ReplyOptions.samples.name, answer]
      }
      if answer.contains(":") { return [fields.flag, answer] }
      context.console.err(Message("no file `\(answer)`, and no field, which has a `:`").text)
    }
    return []
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
