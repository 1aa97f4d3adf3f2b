import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold rename-module Login SignIn`
struct RenameModule: Command {
  static let name = "rename-module"
  static let summary: Message = "Give a module another name, in its code and in all that uses it."
  static let discussion: Message = """
    Folders, files, types, tests and registrations get the new name, and so does code that was edited
    or written by hand, word by word, never inside texts and comments of yours. What servers and
    devices know it by stays: its path, the keys of its storage, the table of rows that are nowhere
    else.
    """
  static let examples = [
    "scaffold rename-module Login SignIn",
    "scaffold rename-module Login SignIn --entity User=Account",
  ]
  static let parameters: [any Parameter] =
    [module, newName, .at, entity, keepTable] + PlanOptions.mild

  static let module = Argument(
    name: "name", help: "The module to rename.", question: "Module name:", offer: .modules)
  static let newName = Argument(
    name: "new name", help: "What to call it.", question: "New name:")
  static let entity = Option(
    name: "--entity", value: "old=new",
    help: "Another name for its entity; one that is called as the module follows it.")
  static let keepTable = Flag(
    name: "--keep-table",
    help: "Keep the name of a table that could be made anew, since a server has its rows.")

  private let module: String
  private let newName: ModuleName
  private let entity: String?
  private let keepsTable: Bool
  private let options: PlanOptions

  init(_ arguments: Arguments, in context: Context) throws {
    module = try context.value(of: Self.module, in: arguments, command: Self.name)
    newName = try ModuleName(
      context.value(of: Self.newName, in: arguments, command: Self.name))
    entity = arguments[Self.entity]
    keepsTable = arguments[Self.keepTable]
    options = PlanOptions(arguments)
  }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let workspace = try context.workspace(at: site.folder, isDryRun: options.isDryRun)
    let project = try Project(in: site)
    var planner = Planner(root: site.folder)
    var renamer = ModuleRenamer(
      project: project, from: module, to: newName, entity: try newEntity(in: project),
      keepsTable: keepsTable)
    try renamer.plan(
      catalog: try Project.catalog(in: site.folder, over: context.builtIn), with: &planner)
    let plan = try planner.plan()
    if let ledger = try project.ledger(of: module) {
      context.tellOfForeignFiles(in: [(module, ledger)])
    }
    try SharedTarget(project: project)?.requireRoom(for: plan)
    let renamed = renamer.renamed
    try context.carryOut(plan, in: workspace, options, of: Self.name) {
      let users = renamed.users.map { Message("Renamed in \($0), which uses it") }
      let its: Message? = renamed.entity.map { names in
        entity == nil
          ? "Its entity \(names.old) followed; `--entity \(names.old)=\(names.old)` would have kept it"
          : "Renamed its entity \(names.old) to \(names.new)"
      }
      let table = renamed.namedTable.map { table in
        Message(
          "Its table stays `\(table.name)`, which is named at \(table.places.map { "\($0.path):\($0.line)" }.joined(separator: ", "))"
        )
      }
      let head = Message(
        "Renamed the module \(module) to \(newName): \(counting: renamed.files.count, "file")")
      return
        ([head] + [its, table].compactMap(\.self) + users).joined(separator: "\n")
    }
  }

  /// - Throws: `UsageError` for an entity that is called otherwise.
  private func newEntity(in project: Project) throws -> String? {
    guard let entity else { return nil }
    let names = entity.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard names.count == 2 else { throw UsageError.badPair(entity, option: Self.entity.name) }
    let known = try project.ledger(of: module)?.answers.text("entity")
    if let known, names[0] != known { throw UsageError.otherEntity(names[0], known: known) }
    return names[1]
  }
}

extension UsageError {
  static func badPair(_ text: String, option: String) -> UsageError {
    UsageError(
      "bad-pair", "`\(text.printable)` is no pair of names", "write `\(option) Old=New`")
  }

  static func otherEntity(_ name: String, known: String) -> UsageError {
    UsageError(
      "other-entity", "the entity is not called `\(name.printable)`", "it is called `\(known)`")
  }
}
