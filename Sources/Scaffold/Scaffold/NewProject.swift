import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold new-project Weibo`
struct NewProject: Command {
  static let name = "new-project"
  static let summary: Message =
    "Make a project: the Base layers that all modules share, and an app."
  static let discussion: Message = """
    The project is a Swift package that builds and passes its tests at once. It is made in a
    folder of its name, or in the one that --at names.
    """
  static let examples = [
    "scaffold new-project Weibo", "scaffold new-project Weibo --ui swiftui --at Apps/Weibo",
  ]

  static let project = Argument(
    name: "name", help: "What to call the project, such as Weibo.", question: "Project name:")
  static let at = Option(
    name: "--at", value: "dir", help: "The project's own folder.",
    defaultValue: Message(verbatim: "./<name>"),
    offer: .folders)

  static var parameters: [any Parameter] { [project, at] + PlanOptions.parameters }

  static func parameters(for words: [String], in context: Context) throws -> [any Parameter] {
    let template = try Catalog.embedded.info(of: "project")
    return [project, at] + template.parameters + PlanOptions.parameters
  }

  private let projectName: ProjectName
  private let folder: String?
  private let options: PlanOptions
  private let arguments: Arguments

  init(_ arguments: Arguments, in context: Context) throws {
    projectName = try ProjectName(
      context.value(of: Self.project, in: arguments, command: Self.name) { _ = try ProjectName($0) }
    )
    folder = arguments[Self.at]
    options = PlanOptions(arguments)
    self.arguments = arguments
  }

  func run(in context: Context) throws {
    let site = try Site(at: folder ?? projectName.text, from: context.directory)
    let maker = try ProjectMaker(name: projectName, replies: context.replies(arguments))
    let answers = try maker.answers()
    let workspace = try context.workspace(at: site.folder, isDryRun: options.isDryRun)
    var planner = Planner(root: site.folder, isForced: options.isForced)
    var notes: [String] = []
    if try !maker.isMade(answers, in: site) {
      try site.requireEmpty()
      notes = try maker.plan(answers, with: &planner)
    }
    let plan = try planner.plan()
    try context.carryOut(plan, in: workspace, options, of: Self.name) {
      plan.effectiveChanges.isEmpty
        ? Message(
          "Nothing to do: the project \(projectName) in \(site.name) is as it would be made"
        ).text
        : summary(of: plan, notes, in: site)
    }
  }

  private func summary(of plan: Plan, _ notes: [String], in site: Site) -> String {
    let kept = plan.changes.filter { $0.action == .keep }.map {
      Message("Kept yours: \($0.path)").text
    }
    let next = Message("Next: scaffold new-module Login --kind login --at \(site.name.shellQuoted)")
    let driver =
      site.isInClone
      ? [
        "      "
          + Message("scaffold merge-driver --install   lets git merge what is registered").text
      ] : []
    let made = Message(
      "Made the project \(projectName) in \(site.name): \(counting: plan.effectiveChanges.count, "file")"
    )
    return
      ([made.text] + kept + notes + [next.text] + driver + [SQLiteHint.line].compactMap(\.self))
      .joined(
        separator: "\n")
  }
}

extension Site {
  /// True if the folder is, or will be, in a clone of git.
  fileprivate var isInClone: Bool {
    var folder: String? = folder
    while let path = folder {
      if (try? Disk.entry(at: path + "/.git")) ?? .nothing != .nothing { return true }
      folder = path.parentFolder
    }
    return false
  }

  /// - Throws: `Refusal` if a new project would stand among other files.
  func requireEmpty() throws {
    switch try kind() {
    case .empty: break
    case .project: throw Refusal.projectExists(name)
    case .package: throw Refusal.foreignPackage(name)
    case .app, .other: throw Refusal.foreignFolder(name)
    }
  }
}

extension Refusal {
  static func projectExists(_ folder: String) -> Refusal {
    Refusal(
      "project-exists", "there is a project in `\(folder)`", "`scaffold new-module` adds to it")
  }

  static func foreignPackage(_ folder: String) -> Refusal {
    Refusal(
      "foreign-package", "the package in `\(folder)` was not made by scaffold",
      "`scaffold new-module` adds to it, or choose another folder with `--at`")
  }

  static func foreignFolder(_ folder: String) -> Refusal {
    Refusal(
      "foreign-folder", "`\(folder)` holds other files", "choose an empty folder with `--at`")
  }

  static func folderName(_ name: String) -> Refusal {
    Refusal(
      "bad-folder-name", "the folder's name `\(name.printable)` gives no project name",
      "make the project with `scaffold new-project <name> --at <dir>` first")
  }
}
