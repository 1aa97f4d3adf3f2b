import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold base`
struct ListBase: Command {
  static let name = "base"
  static let summary: Message = "List the parts of Base, and why each is there."
  static let discussion: Message = """
    The project's own files come in parts: `new-module` brings those that the module needs,
    `remove-module` and `update` take out those that nothing needs any more.
    """
  static let examples = ["scaffold base", "scaffold base --all"]
  static let parameters: [any Parameter] = ReadingOptions.parameters + [all]

  static let all = Flag(name: "--all", help: "List the parts that are not there too.")

  private let options: ReadingOptions
  private let listsAll: Bool

  init(_ arguments: Arguments, in context: Context) {
    options = ReadingOptions(arguments)
    listsAll = arguments[Self.all]
  }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let (project, base, reports) = try context.reading(site.folder) { _ in
      let project = try Project(in: site)
      let planner = Planner(root: site.folder)
      let base = try BaseParts.parts(of: project, planner, in: context)
      return (project, base, try base.reports(planner))
    }
    try options.tell(
      text(reports, project, base), json: json(reports, project), in: context)
  }
}

extension ListBase {
  private func text(
    _ reports: [BaseParts.Report], _ project: Project, _ base: BaseParts
  ) -> String {
    let present = reports.filter(\.isThere)
    let (lines, tests) = (present.map(\.lines).reduce(0, +), present.map(\.testLines).reduce(0, +))
    let title = Message(
      "\(project.file.name) has \(present.count) of \(counting: reports.count, "part"): \(lines) lines, \(tests) of tests"
    )
    // What has tests alone comes and goes with what it tests.
    let rows = (listsAll ? reports : present).filter { $0.lines > 0 }.map { report in
      [
        report.part.name, "\(report.lines)", "\(report.testLines)",
        report.isThere ? words(of: report.reasons, base) : report.part.info.spokenSummary.text,
      ]
    }
    let next: Message =
      base.areAll
      ? "Next: scaffold base prune takes out the parts that nothing needs"
      : "Next: scaffold base add PART brings another one; scaffold base --all lists them"
    return ([title.text, ""] + Columns.lines(rows) + ["", next.text]).joined(separator: "\n")
  }

  /// `Login, for list`
  private func words(of reasons: [BaseParts.Reason], _ base: BaseParts) -> String {
    guard !reasons.isEmpty else { return Message("nothing needs it").text }
    return reasons.map { reason -> String in
      switch reason {
      case .module(let name): name
      case .part(let name): Message("for \(name)").text
      case .parts(let names): Message("brought by \(names.joined(separator: " + "))").text
      case .added: Message("asked for").text
      case .place(let place): place
      }
    }.joined(separator: ", ")
  }

  private func json(_ reports: [BaseParts.Report], _ project: Project) -> JSON {
    let parts = reports.filter { listsAll || $0.isThere }.map { report -> JSON in
      [
        "name": JSON(.text(report.part.name)), "there": JSON(.flag(report.isThere)),
        "summary": JSON(.text(report.part.info.summary)), "lines": JSON(.number(report.lines)),
        "testLines": JSON(.number(report.testLines)),
        "needs": JSON(texts: report.part.needs),
        "modules": JSON(
          texts: report.reasons.compactMap { if case .module(let name) = $0 { name } else { nil } }),
        "parts": JSON(
          texts: report.reasons.flatMap { reason in
            switch reason {
            case .part(let name): [name]
            case .parts(let names): names
            default: [String]()
            }
          }),
        "places": JSON(
          texts: report.reasons.compactMap { if case .place(let name) = $0 { name } else { nil } }),
        "added": JSON(.flag(report.reasons.contains(.added))),
      ]
    }
    return [
      "version": 1, "project": JSON(.text(project.file.name)), "parts": JSON(.list(parts)),
    ]
  }
}

extension BaseParts {
  /// - Throws: `Refusal.noParts` for a project whose own files the tool did not make.
  static func parts(
    of project: Project, _ planner: Planner, in context: Context
  ) throws -> BaseParts {
    let catalog = try Project.catalog(in: project.root, over: context.builtIn)
    guard let parts = try BaseParts(of: project, planner, in: catalog) else {
      throw Refusal.noParts(project.file.name)
    }
    return parts
  }
}
