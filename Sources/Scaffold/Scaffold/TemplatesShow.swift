import CommandLine
import Generation
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
  static let parameters: [any Parameter] =
    [template, file]
    + ReadingOptions.parameters

  static let template = Argument(
    name: "name", help: "The template.", question: "Template name:", offer: .templates())
  static let file = Argument(
    name: "file", help: "A file of the template, to see its text.", isRequired: false)

  private let template: String
  private let file: String?
  private let options: ReadingOptions

  init(_ arguments: Arguments, in context: Context) throws {
    template = try context.value(of: Self.template, in: arguments, command: Self.name)
    file = arguments[Self.file].first
    options = ReadingOptions(arguments)
  }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let sources = try context.reading(site.folder) { _ in
      try TemplateSources(in: site.folder, over: context.builtIn)
    }
    let files = try sources.catalog.files(of: template)
    if options.isJSON {
      let json = try file.map { try contents(of: $0, in: files) }
      let told = try json ?? description(sources, files, site)
      try context.console.json(told.printed)
    } else if let file {
      try context.console.contents(try text(of: file, in: files))
    } else {
      try context.console.out(try overview(sources, files, site))
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

// MARK: - For programs

extension TemplatesShow {
  private func contents(of file: String, in files: [String: String]) throws -> JSON {
    [
      "version": 1, "template": JSON(.text(template)), "file": JSON(.text(file)),
      "text": JSON(.text(try text(of: file, in: files))),
    ]
  }

  private func description(
    _ sources: TemplateSources, _ files: [String: String], _ site: Site
  ) throws -> JSON {
    let info = try sources.catalog.template(named: template).info
    let origin = try TemplateOrigin(of: template, from: sources, in: site.folder)
    let variables = info.variables.map { variable -> JSON in
      [
        "name": JSON(.text(variable.name)), "option": JSON(.text(variable.flag)),
        "choices": JSON(texts: variable.choices), "help": JSON(.text(variable.fullHelp.text)),
      ]
    }
    let paths = files.keys.sorted().map { path -> JSON in
      [
        "path": JSON(.text(path)),
        "origin": origin.files[path].map { file in
          JSON(.text(Wording.english.during { file.words }))
        } ?? JSON(.null),
      ]
    }
    return [
      "version": 1, "template": JSON(.text(template)),
      "summary": JSON(.text(info.spokenSummary.text)), "variables": JSON(.list(variables)),
      "files": JSON(.list(paths)),
    ]
  }
}
