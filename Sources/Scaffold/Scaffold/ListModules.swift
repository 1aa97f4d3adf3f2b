import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold list`
struct ListModules: Command {
  static let name = "list"
  static let summary: Message = "List the modules: their kinds, their parts, their state."
  static let examples = ["scaffold list", "scaffold list --json"]
  static let parameters = ReadingOptions.parameters

  private let options: ReadingOptions

  init(_ arguments: Arguments, in context: Context) { options = ReadingOptions(arguments) }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let (project, rows) = try context.reading(site.folder) { _ in
      let project = try Project(in: site)
      return (project, try self.rows(of: project, context))
    }
    try options.tell(text(project, rows, site), json: json(project, rows), in: context)
  }

  /// The modules, by their names.
  private func rows(of project: Project, _ context: Context) throws -> [Row] {
    let shared = SharedLines(in: project.root)
    var parts = TemplateParts(
      catalog: try? Project.catalog(in: project.root, over: context.builtIn))
    let (modules, inConflict) = try project.settledModules()
    let settled = try modules.map { name, ledger in
      let status = ModuleStatus(project: project, name: name, ledger: ledger, shared: shared)
      return Row(try status.files(), of: name, ledger, parts: parts.parts(of: ledger))
    }
    return (settled + inConflict.map(Row.init(inConflict:))).sorted { $0.name < $1.name }
  }
}

extension ListModules {
  /// The report of one module.
  private struct Row {
    let name: String
    let template: String
    let kind: String
    let parts: [String]
    let state: Message

    init(_ files: [FileStatus], of name: String, _ ledger: Ledger, parts: [String]) {
      self.name = name
      template = ledger.template
      kind = ledger.answers.text("kind")
      self.parts = parts
      state = Self.state(of: files, isRemoved: ledger.isRemoved)
    }

    /// A module whose ledger nobody can read.
    init(inConflict name: String) {
      self.name = name
      (template, kind, parts) = ("", "", [])
      state = "in conflict"
    }

    private static func state(of files: [FileStatus], isRemoved: Bool) -> Message {
      if isRemoved { return "removed, \(files.count) kept" }
      let states: [FileStatus.State] = [.edited, .missing, .unregistered, .conflict]
      let words = states.compactMap { state in
        let count = files.count { $0.state == state }
        return count == 0 ? nil : Message("\(count) \(term: state.rawValue)")
      }
      guard let first = words.first else { return "as generated" }
      return words.dropFirst().reduce(first) { "\($0), \($1)" }
    }
  }

  private func text(_ project: Project, _ rows: [Row], _ site: Site) -> String {
    let title = Message("\(project.file.name) in \(site.name)")
    guard !rows.isEmpty else {
      return Message("\(title): no modules yet; `scaffold new-module` makes one").text
    }
    let cells = rows.map { row in
      [
        row.name, row.kind.isEmpty ? row.template : row.kind, row.parts.joined(separator: " "),
        row.state.text,
      ]
    }
    return ([title.text, ""] + Columns.lines(cells)).joined(separator: "\n")
  }

  private func json(_ project: Project, _ rows: [Row]) -> JSON {
    let modules = rows.map { row -> JSON in
      [
        "name": JSON(.text(row.name)), "template": JSON(.text(row.template)),
        "kind": JSON(.text(row.kind)), "parts": JSON(texts: row.parts),
        "state": JSON(.text(row.state.text(in: .english))),
      ]
    }
    return [
      "version": 1, "project": JSON(.text(project.file.name)), "modules": JSON(.list(modules)),
    ]
  }
}
