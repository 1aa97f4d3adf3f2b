import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold adopt-module Sources/Modules/Legacy`
struct AdoptModule: Command {
  static let name = "adopt-module"
  static let summary: Message =
    "Give a module written by hand a record (the ledger); its files stay."
  static let discussion: Message = """
    The folder is compared with what the template would give, and from then on update, status,
    rename-module and remove-module know it. What it would have been made with is read from its files,
    as far as they say, and said; options say otherwise.
    """
  static let examples = [
    "scaffold adopt-module Sources/Modules/Legacy --dry-run",
    "scaffold adopt-module Sources/Modules/Legacy --kind list --entity Post",
    "scaffold adopt-module Sources/Modules/Login --again",
  ]

  static let folder = Argument(
    name: "dir", help: "The module's folder, in the folder of the modules.",
    question: "Folder of the module:", offer: .folders)
  static let newName = Option(
    name: "--as", value: "name", help: "What to call the module; its folder is renamed.",
    defaultValue: "the folder's name")
  static let register = Flag(
    name: "--register", help: "Add the lines that are missing in shared files.")
  static let again = Flag(
    name: "--again",
    help: "Make the ledger anew from today's template, of a module that was brought to it by hand.")

  private static let own: [any Parameter] = [
    folder, newName, .at, NewModule.template, register, again,
  ]

  static var parameters: [any Parameter] { own + PlanOptions.mild }

  static func parameters(for words: [String], in context: Context) throws -> [any Parameter] {
    let begun = Arguments(begun: words, for: parameters)
    let site = try site(for: begun, in: context)
    let sources = try TemplateSources.toTell(in: site.folder, over: context.builtIn)
    let info = try NewModule.find(templateName(begun, in: site, context), in: sources.catalog) {
      try $0.info(of: $1)
    }
    return own + info.parameters + PlanOptions.mild
  }

  private let word: String
  private let site: Site
  private let options: PlanOptions
  private let arguments: Arguments

  init(_ arguments: Arguments, in context: Context) throws {
    word = try context.value(of: Self.folder, in: arguments, command: Self.name)
    site = try Self.site(for: arguments, in: context)
    self.arguments = arguments
    options = PlanOptions(arguments)
    if arguments[Self.again], arguments[Self.newName] != nil {
      throw UsageError.notTogether(Self.again.name, Self.newName.name)
    }
  }

  func run(in context: Context) throws {
    let workspace = try context.workspace(at: site.folder, isDryRun: options.isDryRun)
    let project = try Project(in: site)
    let directory = try directory(in: project, context)
    let name = try ModuleName(arguments[Self.newName] ?? directory.name)
    let template = try NewModule.find(
      Self.templateName(arguments, in: site, context),
      in: Project.catalog(in: site.folder, over: context.builtIn)
    ) { try $0.template(named: $1) }
    var planner = Planner(root: site.folder)
    var adopter = ModuleAdopter(
      project: project, template: template, replies: context.replies(arguments))
    try adopter.plan(
      name, from: directory, isAgain: arguments[Self.again],
      registers: arguments[Self.register], with: &planner)
    let plan = try planner.plan()
    guard let adopted = adopter.adopted else { return }
    let summary = AdoptionSummary(
      module: adopted, folder: directory, isAgain: arguments[Self.again],
      registers: arguments[Self.register], plan: plan)
    let details = PlanDetails(lines: summary.details, json: [("module", adopted.json)])
    try context.carryOut(plan, telling: details, in: workspace, options, of: Self.name) {
      summary.text(context.console.style)
    }
  }
}

extension AdoptModule {
  /// - Throws: `Refusal` for a folder that is no module's.
  private func directory(in project: Project, _ context: Context) throws -> ProjectPath {
    let path = try site.existing(word, from: context.directory)
    guard let path, path.folder == project.file.modules else {
      throw Refusal.outsideModules(word, modules: project.file.modules.text)
    }
    guard try Disk.entry(at: path.path(in: site.folder)) != .file else {
      throw Refusal.notAFolder(word)
    }
    return path
  }

  /// The project that the folder is in.
  private static func site(for arguments: Arguments, in context: Context) throws -> Site {
    let start = arguments[folder].first.map { $0.absolute(in: context.directory) }
    return try Site(at: arguments[.at], from: context.directory, lookingFrom: start)
  }

  /// The template that is named; else the one that the module was made from.
  private static func templateName(
    _ arguments: Arguments, in site: Site, _ context: Context
  ) -> String? {
    if let name = arguments[NewModule.template] { return name }
    let path = arguments[folder].first.flatMap { try? site.path(of: $0, from: context.directory) }
    let ledger = path.flatMap { try? (try? Project(in: site))?.ledger(of: $0.name) }
    return ledger?.template
  }
}

extension Refusal {
  /// A folder to adopt that is not directly in the folder of the modules.
  static func outsideModules(_ path: String, modules: String) -> Refusal {
    Refusal(
      "outside-modules", "`\(path.printable)` is not a folder in `\(modules)`, where modules are",
      "move it there")
  }
}
