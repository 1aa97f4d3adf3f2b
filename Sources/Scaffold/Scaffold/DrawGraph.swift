import Checking
import CommandLine
import Drawing
import Ground
import Model
import Templates

/// `scaffold graph`
struct DrawGraph: Command {
  static let name = "graph"
  static let summary: Message = "Draw the project: its modules and tiers, and what depends on what."
  static let discussion: Message = """
    It prints the drawing and writes no file. The page of `--format html` needs nothing beside it.
    """
  static let examples = [
    "scaffold graph", "scaffold graph --format svg > architecture.svg",
    "scaffold graph --format html > architecture.html",
    "scaffold graph --module Login --format svg > login.svg", "scaffold graph --since main",
  ]
  static let parameters: [any Parameter] = [format, module, since, .at, .manifest, .json]

  static let format = Option(
    name: "--format", value: "format", help: "What to draw it as.",
    choices: GraphFormat.allCases.map(\.rawValue),
    defaultValue: Message(verbatim: GraphFormat.mermaid.rawValue))

  static let module = Option(
    name: "--module", value: "name",
    help: "Draw the class diagram of this module, target or folder instead.",
    defaultValue: "the whole project", offer: .modules)

  static let since = Option(
    name: "--since", value: "revision",
    help: "Draw just what is new or gone since this branch left it.",
    defaultValue: "the whole project")

  private let site: Site
  private let format: GraphFormat
  private let module: String?
  private let revision: String?
  private let dump: JSONSource?

  init(_ arguments: Arguments, in context: Context) throws {
    site = try Site(at: arguments[.at], from: context.directory)
    let name = arguments[Self.format] ?? ""
    format = arguments[.json] ? .json : GraphFormat(rawValue: name) ?? .mermaid
    module = arguments[Self.module]
    revision = arguments[Self.since]
    if module != nil, revision != nil {
      throw UsageError.notTogether(Self.module.name, Self.since.name)
    }
    dump = try context.dump(in: arguments)
  }

  func run(in context: Context) throws {
    let (project, inspection, before) = try context.reading(site.folder) { _ in
      let project = try Project(in: site, else: .noArchitecture(site.name))
      let inspection = try Inspection(of: project.root, project.file, dump: dump)
      return (project, inspection, try revision.map { try past(of: project, since: $0, context) })
    }
    let checker = try Checker(inspection: inspection)
    let diagram = try module.map { try self.diagram(of: $0, in: inspection) }
    // A drawing is kept with the project, where all read the same one.
    let text = Wording.english.during {
      diagram?.text(as: format)
        ?? graph(of: project, checker)
        .compared(with: before, since: revision).text(as: format)
    }
    let tell = format == .json ? context.console.json : context.console.document
    try tell(String(text.dropLast()))
  }
}

extension DrawGraph {
  private func graph(of project: Project, _ checker: Checker) -> ArchitectureGraph {
    let name = project.file.name.isEmpty ? site.lastName : project.file.name
    return ArchitectureGraph(of: checker.inspection, named: name, findings: checker.findings())
  }

  /// The graph of what the project was; who was renamed counts as gone and new.
  private func past(
    of project: Project, since revision: String, _ context: Context
  ) throws -> ArchitectureGraph {
    let changes = try Changes(
      since: revision, in: project.root, context.launch, followingRenames: false)
    let inspection = try Inspection(of: project.root, project.file, dump: dump, past: changes.past)
    return graph(of: project, try Checker(inspection: inspection))
  }

  /// - Throws: `Refusal` if there is no such module, target or folder.
  private func diagram(of module: String, in inspection: Inspection) throws -> ClassDiagram {
    let diagram = try ClassDiagram(
      of: module, in: inspection, root: site.folder, isPicture: format != .json)
    guard let diagram else {
      let modules = Set(inspection.map.positions.compactMap { $0?.moduleOfTier })
      throw Refusal.unknownModule(
        module, known: modules.union(inspection.targetsOrParts).sorted())
    }
    return diagram
  }
}
