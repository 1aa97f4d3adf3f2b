import CommandLine
import Ground
import Model
import Templates

/// `scaffold templates show module`
struct TemplatesShow: Command {
  static let name = "templates show"
  static let summary: Message = "Show a template's variables and files, or the text of one file."
  static let examples = [
    "scaffold templates show module", "scaffold templates show module template.json",
  ]
  static let parameters: [any Parameter] = [template, file, .at]

  static let template = Argument(
    name: "name", help: "The template.", question: "Template name:", offer: .templates())
  static let file = Argument(
    name: "file", help: "A file of the template, to see its text.", isRequired: false)

  private let template: String
  private let file: String?
  private let at: String?

  init(_ arguments: Arguments, in context: Context) throws {
    template = try context.value(of: Self.template, in: arguments, command: Self.name)
    file = arguments[Self.file].first
    at = arguments[.at]
  }

  func run(in context: Context) throws {
    let site = try Site(at: at, from: context.directory)
    let workspace = try context.workspaceForReading(at: site.folder)
    let sources = try TemplateSources(in: site.folder, over: context.builtIn)
    _ = consume workspace
    do {
      let files = try sources.catalog.files(of: template)
      if let file {
        try context.console.contents(try text(of: file, in: files))
      } else {
        try context.console.out(try overview(sources, files, site))
      }
    } catch let error as UnknownTemplate {
      throw UsageError.unknownTemplate(error)
    }
  }

  private func text(of file: String, in files: [String: String]) throws -> String {
    guard let text = files[file] else {
      throw UsageError.unknownTemplateFile(
        file, template: template, Suggestion(for: file, among: files.keys))
    }
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private func overview(
    _ sources: TemplateSources, _ files: [String: String], _ site: Site
  ) throws -> String {
    let info = try sources.catalog.template(named: template).info
    let origin = try TemplateOrigin(of: template, from: sources, in: site.folder)
    let variables = info.variables.map { [$0.name, $0.flag, $0.fullHelp.text] }
    let paths = files.keys.sorted().map { [$0, origin.files[$0]?.words ?? ""] }
    return
      (["\(template): \(info.spokenSummary)", "", Message("Variables:").text]
      + Columns.lines(variables)
      + ["", Message("Files:").text] + Columns.lines(paths)).joined(separator: "\n")
  }
}
