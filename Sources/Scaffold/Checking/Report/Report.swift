import Ground

/// The result of a check, ready to be shown.
package struct Report {
  /// In the order they are shown.
  package let findings: [Finding]
  /// How many files were read.
  let files: Int
  /// The project's name.
  let project: String
  /// The project's folder, absolute.
  let root: String
  /// The command that finds the same, as a shell takes it.
  let command: String
  /// How a path of the project is written for the folder the user is in.
  let naming: (String) -> String
  /// The bytes of a file of the project. Only columns that editors count otherwise are looked up.
  let contents: (String) -> [UInt8]?

  package init(
    findings: [Finding],
    files: Int,
    project: String,
    root: String,
    command: String,
    naming: @escaping (String) -> String,
    contents: @escaping (String) -> [UInt8]?
  ) {
    self.findings = findings
    self.files = files
    self.project = project
    self.root = root
    self.command = command
    self.naming = naming
    self.contents = contents
  }
}

extension Report {
  /// The whole report, without a line break at its end.
  package func text(as format: ReportFormat, style: Style) -> String {
    switch format {
    case .text: CompilerReport(report: self, naming: naming, style: style).text
    case .xcode: CompilerReport(report: self, naming: absolutePath, style: .plain).plainText
    case .github: GitHubReport.text(of: self)
    case .json: JSONReport.text(of: self)
    case .sarif: SARIFReport(of: self).text
    case .agent: AgentReport(report: self).text
    }
  }

  /// How many violations there are, and in how many files.
  package var summary: String {
    let warnings = findings.count - violations.count
    let more: Message = warnings == 0 ? "" : ", and \(counting: warnings, "warning")"
    guard !violations.isEmpty else {
      return Message("No violations in \(counting: files, "file")\(more)").text
    }
    let places = Set(violations.map(\.place.file)).count
    return Message(
      "\(counting: violations.count, "violation") in \(places) of "
        + "\(counting: max(files, places), "file")\(more)"
    ).text
  }

  /// The findings that are more than warnings.
  package var violations: [Finding] { findings.filter { $0.severity == .error } }

  func absolutePath(_ path: String) -> String { path.absolute(in: root) }
}
