import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold log`
struct Log: Command {
  static let name = "log"
  static let summary: Message = "List the runs that changed the project, the last one first."
  static let discussion: Message = """
    `scaffold undo` takes one of them back. The last 50 are kept, in .scaffold-history.
    """
  static let examples = ["scaffold log", "scaffold log --module Login"]
  static let parameters: [any Parameter] = [module] + ReadingOptions.parameters

  static let module = Option(
    name: "--module", value: "name",
    help: "Only the runs that changed a module, under all its names.", offer: .modules)

  private let module: ModuleName?
  private let options: ReadingOptions

  init(_ arguments: Arguments, in context: Context) throws {
    module = try arguments[Self.module].map(ModuleName.init)
    options = ReadingOptions(arguments)
  }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let log = try context.reading(site.folder) { workspace in
      guard try workspace.history.isThere || site.kind() == .project else {
        throw Refusal.noProject(site.name)
      }
      let log = try workspace.history.log()
      return try module.map { try runs(of: $0.text, in: log, at: site) } ?? log
    }
    try options.tell(text(log, site), json: json(log), in: context)
    for note in log.notes { context.console.err("note: \(note)") }
  }
}

extension Log {
  private func runs(of module: String, in log: RunLog, at site: Site) throws -> RunLog {
    let project = try Project(in: site)
    let runs = log.runs(of: module, in: project)
    if runs.runs.isEmpty, try project.ledger(of: module) == nil {
      throw try Refusal.unknownModule(module, in: project)
    }
    return runs
  }

  private func text(_ log: RunLog, _ site: Site) -> String {
    guard !log.runs.isEmpty else {
      return module.map { Message("No run of \($0.text) is recorded in \(site.name)").text }
        ?? Message("No run is recorded in \(site.name)").text
    }
    let takenBack = log.takenBack
    let rows = log.runs.sorted { $0.key > $1.key }.map { number, run in
      [
        "\(number)", Clock.text(of: run.command.time), run.counts.text,
        takenBack[number].map { Message("taken back by \($0)").text } ?? "", run.command.text,
      ]
    }
    return Columns.lines(rows).joined(separator: "\n")
  }

  private func json(_ log: RunLog) -> JSON {
    let takenBack = log.takenBack
    let runs = log.runs.sorted { $0.key > $1.key }.map { number, run -> JSON in
      [
        "number": JSON(.number(number)), "time": JSON(.number(run.command.time)),
        "command": JSON(texts: run.command.words), "made": JSON(.number(run.counts.made)),
        "changed": JSON(.number(run.counts.changed)),
        "removed": JSON(.number(run.counts.removed)),
        "undoes": run.command.undoes.map { JSON(.number($0)) } ?? JSON(.null),
        "takenBackBy": takenBack[number].map { JSON(.number($0)) } ?? JSON(.null),
      ]
    }
    return ["version": 1, "runs": JSON(.list(runs))]
  }
}
