import CommandLine
import Ground
import Model
import Templates
import ToolServing

/// `scaffold mcp`
struct ServeTools: Command {
  static let name = "mcp"
  static let summary: Message =
    "Serve coding agents over standard input and output (Model Context Protocol)."
  static var discussion: Message {
    """
    \(lines: Columns.lines(AgentTool.all.map { [$0.name, $0.summary.text] }).joined(separator: "\n"))

    Agents start it themselves; it ends with its input. Without --allow-writing no tool changes a file,
    and no tool reads what is outside the folder.
    """
  }
  static let examples = ["scaffold mcp", "scaffold mcp --allow-writing --at Demo"]
  static let parameters: [any Parameter] = [.at, writing]

  static let writing = Flag(
    name: "--allow-writing", help: "Serve the tools that make and change modules too.")

  private let site: Site
  private let allowsWriting: Bool

  init(_ arguments: Arguments, in context: Context) throws {
    site = try Site(at: arguments[.at], from: context.directory)
    allowsWriting = arguments[Self.writing]
  }

  func run(in context: Context) throws {
    if context.console.ask != nil {
      let words: Message = "this waits for the messages of an agent; Ctrl-D ends it"
      context.console.err("note: \(words)")
    }
    let tools = AgentTools(root: site.folder, allowsWriting: allowsWriting, context)
    let server = ToolServer(
      ServerIdentity(
        name: "scaffold", version: Version.current, instructions: tools.instructions),
      serving: Toolbox(descriptions: { tools.descriptions }, call: tools.call),
      receive: context.arrivals, send: context.console.json)
    // Agents get the same words everywhere, and nothing from anywhere else.
    let reach: Reach? = Reach(of: site.folder)
    try Wording.english.during { try reach.during { try server.run() } }
  }
}
