import Ground
import Model
import Templates

/// Holds rendered Swift files against `swift format lint`.
///
/// Only what usual answers give: long names and names of other scripts are the user's choice, and no
/// fault of the template.
package struct TrialLint {
  private let files: [TrialFile]

  package init(of files: [TrialFile]) {
    self.files = files.filter { $0.isSwift && $0.combination.isUsual }
  }

  /// The result.
  package struct Outcome: Sendable {
    package var findings: [TrialFinding] = []
    /// How many files were linted.
    package var count = 0
    /// Why none was; `nil` if there is no reason.
    package var obstacle: String?
  }

  /// - Parameter configuration: the project's own `.swift-format`; `nil` for the usual rules.
  package func run(
    configuration: String?, launch: ChildProcess.Launcher
  ) throws -> Outcome {
    guard !files.isEmpty else { return Outcome() }
    let folder = try TemporaryFolder()
    var planner = Planner(root: folder.path, isForced: false)
    for (number, file) in files.enumerated() {
      try planner.write(file.text, to: ProjectPath("File\(number).swift"))
    }
    try Transaction.apply(
      planner.plan(), of: RunCommand(words: [], time: 0), in: Workspace.open(at: folder.path),
      announce: {})
    let rules = configuration.map { ["--configuration", $0] } ?? []
    let words =
      ["swift", "format", "lint", "--strict", "--recursive", "--parallel"] + rules + [folder.path]
    guard let outcome = try launch(ChildProcess(words)) else {
      return Outcome(obstacle: Message("there is no `swift` here").text)
    }
    let findings = CompilerMessage.all(in: outcome.text).compactMap(finding)
    guard outcome.isSuccess || !findings.isEmpty else {
      // No `swift format` in the toolchain, or rules that it cannot read.
      let line =
        outcome.text.split(whereSeparator: \.isNewline).first ?? Message("it failed").text[...]
      return Outcome(obstacle: Message("`swift format` says \(line)").text)
    }
    return Outcome(findings: TrialFinding.grouped(findings), count: files.count)
  }

  private func finding(_ message: CompilerMessage) -> TrialFinding? {
    let name = message.file.pathComponents.last ?? ""
    guard name.hasPrefix("File"), let number = Int(name.dropFirst(4).dropLast(".swift".count)),
      files.indices.contains(number)
    else { return nil }
    return files[number].finding(message.text, line: message.line, column: message.column)
  }
}
