import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold templates test`
struct TemplatesTest: Command {
  static let name = "templates test"
  static let summary: Message =
    "Render a template with every combination of options, and check what it gives."
  static let discussion: Message = """
    Choices, flags and lists are taken in every combination, names and fields in a few sets that
    are usual or likely to break something. Each distinct file is checked once: whether it is whole
    Swift or JSON, and, for usual answers, what `swift format lint` says of it.
    """
  static let examples = [
    "scaffold templates test module", "scaffold templates test report --build",
  ]
  static let parameters: [any Parameter] =
    [template, build]
    + ReadingOptions.parameters

  static let template = Argument(
    name: "name", help: "The template; all that are not as built in if none is named.",
    isRequired: false, offer: .templates())
  static let build = Flag(
    name: "--build",
    help: "Compile a project in a temporary folder, with a module for each option.")

  private let template: String?
  private let isBuilding: Bool
  private let options: ReadingOptions

  init(_ arguments: Arguments, in context: Context) {
    template = arguments[Self.template].first
    isBuilding = arguments[Self.build]
    options = ReadingOptions(arguments)
  }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let (sources, project) = try context.reading(site.folder) { _ in
      (
        try TemplateSources(in: site.folder, over: context.builtIn),
        try site.kind() == .project ? Project(in: site).file : nil
      )
    }
    let names = template.map { [$0] } ?? sources.ownNames
    let configuration = "\(site.folder)/.swift-format"
    let hasConfiguration = try Disk.entry(at: configuration) == .file
    let trials = try names.map { name in
      try TemplateTrialReport(
        of: name, sources.catalog, in: project, isBuilding: isBuilding,
        configuration: hasConfiguration ? configuration : nil, launch: context.launch)
    }
    if options.isJSON {
      let json: JSON = ["version": 1, "templates": JSON(.list(trials.map(\.json)))]
      try context.console.json(json.printed)
    } else {
      let nothing = Message("Nothing to test: all templates are the tool's own")
      try context.console.out(
        trials.isEmpty ? nothing.text : trials.map(\.text).joined(separator: "\n"))
    }
    let count = trials.reduce(0) { $0 + $1.findings.count }
    if count > 0 { throw Refusal.badTemplates(count) }
  }
}

extension Refusal {
  /// Templates that give what is wrong, in so many ways.
  static func badTemplates(_ count: Int) -> Refusal {
    Refusal(
      "bad-templates", "the templates give \(counting: count, "thing") that cannot be",
      "fix what is reported above")
  }
}
