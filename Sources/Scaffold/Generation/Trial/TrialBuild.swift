import Ground
import Model
import Templates

/// Compiles what a template gives: a project in a temporary folder with a module for each option.
package struct TrialBuild {
  private let trial: TemplateTrial
  /// The templates that the project is made from.
  private let catalog: Catalog

  package init(of trial: TemplateTrial, _ catalog: Catalog) {
    (self.trial, self.catalog) = (trial, catalog)
  }

  /// The result of the compilation.
  package struct Outcome: Sendable {
    /// How many modules or projects.
    package var count = 0
    package var findings: [TrialFinding] = []
    package var hasCompiler = true
  }
}

extension TrialBuild {
  /// - Parameter isProject: whether the template is that of projects: each is then one of its own.
  package func run(isProject: Bool, launch: ChildProcess.Launcher) throws -> Outcome {
    let combinations = trial.combinations.cover
    let groups = isProject ? combinations.map { [$0] } : [combinations]
    var outcome = Outcome()
    for group in groups {
      let made = try build(group, isProject: isProject, launch)
      outcome.count += made.count
      outcome.findings += made.findings
      outcome.hasCompiler = outcome.hasCompiler && made.hasCompiler
    }
    return outcome
  }

  private func build(
    _ combinations: [Combination], isProject: Bool, _ launch: ChildProcess.Launcher
  ) throws -> Outcome {
    let folder = try TemporaryFolder()
    var planner = Planner(root: folder.path, isForced: false)
    var files: [String: TrialFile] = [:]
    var outcome = Outcome()
    if !isProject { try planHost(with: &planner) }
    for (number, combination) in combinations.enumerated() {
      let own = isProject ? combination : combination.named("\(combination.name)\(number)")
      guard let answers = try? trial.answers(own),
        let generator = try? trial.generator(own, answers),
        let output = try? generator.output(for: answers)
      else { continue }
      try generator.plan(output, answers: answers, replacing: nil, with: &planner)
      for file in try generator.trialFiles(for: answers, of: own) { files[file.path.text] = file }
      outcome.count += 1
    }
    let plan = try planner.plan()
    guard plan.conflicts.isEmpty else { throw Refusal.conflicts(plan.conflicts) }
    try Transaction.apply(
      plan, of: RunCommand(words: [], time: 0), in: Workspace.open(at: folder.path), announce: {})
    try compile(folder.path, files, &outcome, launch)
    return outcome
  }

  /// A project that shows every kind of screen.
  private func planHost(with planner: inout Planner) throws {
    let template = try catalog.template(named: "project")
    let host = TemplateTrial(of: template, in: nil)
    let combination = Combination(
      name: "Trial", values: ["--ui": "both"], flags: [], isUsual: true)
    let answers = try host.answers(combination)
    let generator = try host.generator(combination, answers)
    try generator.plan(
      generator.output(for: answers), answers: answers, replacing: nil, with: &planner)
  }

  private func compile(
    _ folder: String, _ files: [String: TrialFile], _ outcome: inout Outcome,
    _ launch: ChildProcess.Launcher
  ) throws {
    let words = ["swift", "build", "--build-tests", "--package-path", folder]
    guard let result = try launch(ChildProcess(words)) else {
      outcome.hasCompiler = false
      return
    }
    guard !result.isSuccess else { return }
    let found = CompilerMessage.all(in: result.text).compactMap { message -> TrialFinding? in
      guard let start = message.file.firstRange(of: folder + "/") else { return nil }
      return files[String(message.file[start.upperBound...])]?
        .finding(message.text, line: message.line, column: message.column)
    }
    outcome.findings += found.isEmpty ? [failure(result.text)] : TrialFinding.grouped(found)
  }

  /// A build that fails elsewhere than in the files of the template.
  private func failure(_ output: String) -> TrialFinding {
    let lines = output.split(whereSeparator: \.isNewline)
    let line = lines.first { $0.contains("error:") } ?? lines.last ?? ""
    return TrialFinding(
      place: SourcePlace(file: "\(trial.template.name)/template.json", line: 1, column: 1),
      message: Message("`swift build` failed: \(line)").text, origin: nil,
      combination: trial.combinations.all[0])
  }
}

extension Combination {
  /// The same with another name, and without modules that are not there.
  fileprivate func named(_ name: String) -> Combination {
    Combination(
      name: name, values: values.filter { !Self.namesModules($0.value) }, flags: flags,
      isUsual: isUsual)
  }

  private static func namesModules(_ text: String) -> Bool {
    text.split(separator: ",").contains { otherModules.contains(String($0)) }
  }
}
