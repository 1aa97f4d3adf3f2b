import CommandLine
import Model
import Templates

/// `scaffold templates list`
struct TemplatesList: Command {
  static let name = "templates list"
  static let summary = "List the templates: built-in ones and the project's own."
  static let examples = ["scaffold templates list"]
  static let parameters: [any Parameter] = [.at, .json]

  private let at: String?
  private let isJSON: Bool

  init(_ arguments: Arguments, in context: Context) {
    at = arguments[.at]
    isJSON = arguments[.json]
  }

  func run(in context: Context) throws {
    let site = try Site(at: at, from: context.directory)
    let workspace = try context.workspaceForReading(at: site.folder)
    let catalog = try Project.catalog(in: site.folder)
    _ = consume workspace
    let rows = try catalog.names.map { name in
      let origin = TemplateOrigin(of: name, in: site.folder)
      let summary = try catalog.info(of: name).summary
      return (name: name, origin: origin.words, summary: summary)
    }
    if isJSON {
      let list = rows.map { row -> JSON in
        [
          "name": JSON(.text(row.name)), "origin": JSON(.text(row.origin)),
          "summary": JSON(.text(row.summary)),
        ]
      }
      let json: JSON = ["version": 1, "templates": JSON(.list(list))]
      return try context.console.document(String(json.fileText.dropLast()))
    }
    let lines = Columns.lines(rows.map { [$0.name, $0.origin, $0.summary] })
    try context.console.out(lines.joined(separator: "\n"))
  }
}
