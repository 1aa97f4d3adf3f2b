import Templates

/// `scaffold graph`
struct DrawGraph: Command {
  static let name = "graph"
  static let summary = "Draw the project: its modules and tiers, and what sees what."
  static let discussion = """
    It prints the drawing and writes no file. The page of `--format html` needs nothing beside it.
    """
  static let examples = [
    "scaffold graph", "scaffold graph --format svg > architecture.svg",
    "scaffold graph --format html > architecture.html",
  ]
  static let parameters: [any Parameter] = [.at, format, Check.manifest]

  static let format = Option(
    name: "--format", value: "format", help: "What to draw it as.",
    choices: GraphFormat.allCases.map(\.rawValue), standard: GraphFormat.mermaid.rawValue)

  private let site: Site
  private let format: GraphFormat
  private let dump: JSONSource?

  init(_ arguments: Arguments, in context: Context) throws {
    site = try Site(at: arguments[.at], from: context.directory)
    format = arguments[Self.format].flatMap(GraphFormat.init) ?? .mermaid
    dump = try arguments[Check.manifest].map { name in
      guard let bytes = try Disk.contents(of: Site.absolute(name, in: context.directory)) else {
        throw UsageError.missingFile(name)
      }
      return JSONSource(file: name, bytes: bytes)
    }
  }

  func run(in context: Context) throws {
    let workspace = try Workspace.open(at: site.folder, perform: context.perform)
    let project = try Project(in: site)
    let inspection = try Inspection(of: project.root, project.manifest, dump: dump)
    _ = consume workspace
    let name = project.manifest.name.isEmpty ? site.lastName : project.manifest.name
    let findings = Checker(inspection: inspection).findings()
    let graph = ArchitectureGraph(of: inspection, named: name, findings: findings)
    try context.console.out(String(graph.text(as: format).dropLast()))
  }
}
