import Generation
import Ground
import Model
import Templates

/// The result for one template, for people and for programs.
struct TemplateTrialReport {
  let name: String
  let findings: [TrialFinding]
  private let trial: TemplateTrial.Outcome
  private let lint: TrialLint.Outcome
  private let build: TrialBuild.Outcome?

  /// - Parameters:
  ///   - project: that at hand; `nil` where there is none.
  ///   - configuration: of `swift format`.
  init(
    of name: String, _ catalog: Catalog, in project: ProjectFile?, isBuilding: Bool,
    configuration: String?, launch: ChildProcess.Launcher
  ) throws {
    let isProject = name == "project"
    let template: Template
    template = try catalog.template(named: name)
    let trial = TemplateTrial(of: template, in: isProject ? nil : try project ?? Self.project)
    let outcome = trial.run()
    lint = try TrialLint(of: outcome.whole).run(configuration: configuration, launch: launch)
    // What a compiler says of a project of its own, not of what it would be in one of others.
    build =
      isBuilding
      ? try TrialBuild(of: TemplateTrial(of: template, in: isProject ? nil : Self.project), catalog)
        .run(isProject: isProject, launch: launch) : nil
    self.name = name
    self.trial = outcome
    findings = outcome.findings + lint.findings + (build?.findings ?? [])
  }

  /// A project as the tool makes it, for a template that is tried without one.
  private static var project: ProjectFile {
    get throws {
      ProjectFile(
        name: "Trial", layout: "package", ui: "both",
        modules: try ProjectPath(ProjectFile.defaultModules))
    }
  }
}

// MARK: - Text

extension TemplateTrialReport {
  var text: String { (findings.flatMap(rows) + [summary]).joined(separator: "\n") }

  private func rows(of finding: TrialFinding) -> [String] {
    let place = "\(finding.place.file):\(finding.place.line):\(finding.place.column)"
    let lines = finding.message.split(separator: "\n").map(String.init)
    let others: Message? = finding.others == 0 ? nil : "\(finding.others) more like it"
    let details: [Message?] = [
      "with \(finding.combination.words)", finding.origin.map { "from \($0)" }, others,
    ]
    return ["\(place): error: \(lines.first ?? "")"] + lines.dropFirst().map { "  \($0)" }
      + ["  " + details.compactMap(\.self).joined(separator: Message(", ").text)]
  }

  private var summary: String {
    let count = trial.combinations
    let tried: Message =
      count.tried == count.all
      ? "\(counting: count.tried, "combination")"
      : count.changes == 1
        ? "\(count.tried) of \(count.all) combinations, those of at most 1 option that is not the default"
        : "\(count.tried) of \(count.all) combinations, those of at most \(count.changes) options "
          + "that are not the default"
    let parts: [Message?] = [
      tried, trial.refused == 0 ? nil : "\(trial.refused) of them refused by the template",
      "\(counting: trial.files.count, "distinct file")",
      lint.obstacle.map { "none linted: \($0)" } ?? "\(lint.count) of them linted",
      built,
      findings.isEmpty ? "nothing is wrong" : "\(counting: findings.count, "finding")",
    ]
    return Message("\(name): \(parts.compactMap(\.self).joined(separator: Message(", ").text))")
      .text
  }

  private var built: Message? {
    build.map { build in
      let noun = name == "project" ? "project" : "module"
      return build.hasCompiler
        ? "\(counting: build.count, noun) built" : "none built: there is no `swift` here"
    }
  }
}

// MARK: - JSON

extension TemplateTrialReport {
  var json: JSON {
    [
      "name": JSON(.text(name)), "combinations": JSON(.number(trial.combinations.all)),
      "tried": JSON(.number(trial.combinations.tried)), "refused": JSON(.number(trial.refused)),
      "files": JSON(.number(trial.files.count)),
      "linted": lint.obstacle == nil ? JSON(.number(lint.count)) : JSON(.null),
      "built": build.map { JSON(.number($0.count)) } ?? JSON(.null),
      "findings": JSON(.list(findings.map(Self.json))),
    ]
  }

  private static func json(of finding: TrialFinding) -> JSON {
    [
      "file": JSON(.text(finding.place.file)), "line": JSON(.number(finding.place.line)),
      "column": JSON(.number(finding.place.column)), "message": JSON(.text(finding.message)),
      "template": finding.origin.map { JSON(.text($0)) } ?? JSON(.null),
      "answers": JSON(.text(finding.combination.words)), "others": JSON(.number(finding.others)),
    ]
  }
}
