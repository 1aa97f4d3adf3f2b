import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold status`
struct Status: Command {
  static let name = "status"
  static let summary: Message =
    "Report which generated files were edited, are missing or have newer templates."
  static let examples = [
    "scaffold status", "scaffold status --strict",
    "scaffold status --fail-on missing,unregistered,conflict",
  ]
  static let parameters: [any Parameter] = [.at, failOn, strict, .json]

  static let failOn = Option(
    name: "--fail-on", value: "states",
    help: "Exit with 1 if any file is so, for CI: edited, missing, newer, unregistered, conflict.")
  static let strict = Flag(
    name: "--strict", help: "Exit with 1 if any file differs in any way.")

  private let options: ReadingOptions
  private let failing: Set<Drift>

  init(_ arguments: Arguments, in context: Context) throws {
    options = ReadingOptions(arguments)
    let named = try arguments[Self.failOn].map(Drift.states) ?? []
    failing = arguments[Self.strict] ? Set(Drift.allCases) : named
  }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let (project, groups, stale) = try context.reading(site.folder) { workspace in
      let project = try Project(in: site)
      let groups = try self.groups(of: project, context)
      let texts = try workspace.history.log().formerTexts
      return (project, groups, try StaleCode(in: project).notes(since: texts))
    }
    try options.tell(
      text(project, groups, stale), json: json(project, groups, stale), in: context)
    let drift = groups.flatMap(\.files).count { !$0.drift.isDisjoint(with: failing) }
    if drift > 0 { throw Refusal.drift(drift) }
  }
}

extension Status {
  /// The files of one module, or of the project itself.
  private struct Group {
    /// The module's name; `nil` for the project.
    let name: String?
    let files: [FileStatus]
  }

  private func groups(of project: Project, _ context: Context) throws -> [Group] {
    let (modules, inConflict) = try project.settledModules()
    let own = try project.settledLedger()
    let told: [(name: String?, ledger: Ledger)] = own?.ledger.map { [(nil, $0)] } ?? []
    context.tellOfForeignFiles(in: told + modules.map { ($0.name, $0.ledger) })
    let templates = CurrentTemplates(
      of: try Project.catalog(in: project.root, over: context.builtIn),
      named: (modules.map(\.ledger) + [own?.ledger].compactMap(\.self)).map(\.template))
    let shared = SharedLines(in: project.root)
    var groups: [Group] = []
    if case .inConflict = own { groups.append(Self.group(inConflict: nil, in: project)) }
    if let ledger = own?.ledger {
      let insertions = modules.flatMap(\.ledger.insertions)
      let status = ModuleStatus(
        project: project, name: nil, ledger: ledger, insertions: insertions, shared: shared)
      groups.append(Group(name: nil, files: try status.files(comparedWith: templates)))
    }
    for (name, ledger) in modules {
      let status = ModuleStatus(project: project, name: name, ledger: ledger, shared: shared)
      groups.append(Group(name: name, files: try status.files(comparedWith: templates)))
    }
    groups += inConflict.map { Self.group(inConflict: $0, in: project) }
    return groups.sorted { ($0.name ?? "") < ($1.name ?? "") }
  }

  /// A module whose ledger nobody can read.
  private static func group(inConflict name: String?, in project: Project) -> Group {
    let ledger = ProjectPath(ownName: ".scaffold.json")
    let path = name.flatMap(project.folder(of:))?.appending(ledger) ?? ledger
    return Group(
      name: name, files: [FileStatus(path: path, state: .conflict, isOutdated: false)])
  }

  private func text(_ project: Project, _ groups: [Group], _ stale: [String]) -> String {
    let sections = groups.map { group in
      let title =
        group.name ?? Message("\(project.file.name) (the project's own files)").text
      let drift = group.files.filter(\.isDrift)
      let kept = group.files.count - drift.count
      let rows = Columns.lines(drift.map { [$0.words, $0.path.text] })
      return ([title] + rows + ["  " + Message("\(kept) as generated").text]).joined(
        separator: "\n")
    }
    return (sections + stale).joined(separator: "\n")
  }

  private func json(_ project: Project, _ groups: [Group], _ stale: [String]) -> JSON {
    let list = groups.map { group -> JSON in
      let files = group.files.map { file -> JSON in
        [
          "path": JSON(.text(file.path.text)), "state": JSON(.text(file.state.rawValue)),
          "templateIsNewer": JSON(.flag(file.isOutdated)),
        ]
      }
      return [
        "module": group.name.map { JSON(.text($0)) } ?? JSON(.null), "files": JSON(.list(files)),
      ]
    }
    return JSON(
      object: [
        ("version", 1), ("project", JSON(.text(project.file.name))), ("groups", JSON(.list(list))),
      ] + PlanDetails(notes: stale).json)
  }
}

extension Refusal {
  static func drift(_ count: Int) -> Refusal {
    Refusal(
      "drift",
      count == 1
        ? "1 file differs from what was generated"
        : "\(count) files differ from what was generated",
      "`scaffold status` shows which")
  }
}
