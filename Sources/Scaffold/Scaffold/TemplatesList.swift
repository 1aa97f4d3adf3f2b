import CommandLine
import Ground
import Model
import Templates

/// `scaffold templates list`
struct TemplatesList: Command {
  static let name = "templates list"
  static let summary: Message = "List the templates: built-in ones and the project's own."
  static let examples = ["scaffold templates list"]
  static let parameters: [any Parameter] = ReadingOptions.parameters

  private let options: ReadingOptions

  init(_ arguments: Arguments, in context: Context) { options = ReadingOptions(arguments) }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let rows = try context.reading(site.folder) { _ in
      let sources = try TemplateSources(in: site.folder, over: context.builtIn)
      return try sources.catalog.names.map { name in
        (
          name: name, origin: try TemplateOrigin(of: name, from: sources, in: site.folder),
          summary: try sources.catalog.info(of: name).spokenSummary.text
        )
      }
    }
    if options.isJSON {
      let list = rows.map { row -> JSON in
        [
          "name": JSON(.text(row.name)),
          "origin": JSON(.text(Wording.english.during { row.origin.words })),
          "summary": JSON(.text(row.summary)), "yours": JSON(.number(row.origin.own)),
          "changed": JSON(.number(row.origin.changed)), "newer": JSON(.number(row.origin.newer)),
        ]
      }
      let json: JSON = ["version": 1, "templates": JSON(.list(list))]
      return try context.console.json(json.printed)
    }
    let lines = Columns.lines(rows.map { [$0.name, $0.origin.words, $0.summary] })
    let isOutdated = rows.contains { $0.origin.newer > 0 }
    let next = Message(
      "Next: scaffold templates update, which merges what is newer in the tool into yours"
    ).text
    try context.console.out((lines + (isOutdated ? [next] : [])).joined(separator: "\n"))
  }
}
