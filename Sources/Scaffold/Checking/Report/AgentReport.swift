import Ground

/// Findings for coding agents, which pay for each word: what is wrong, the fix, and at the end the command
/// that reports them until they are gone.
struct AgentReport {
  let report: Report

  var text: String {
    guard !report.findings.isEmpty else { return report.summary }
    return (report.findings.flatMap(lines(of:)) + ["prove: \(report.command)"])
      .joined(separator: "\n")
  }
}

extension AgentReport {
  private func lines(of finding: Finding) -> [String] {
    let (problem, fix) = finding.parts
    let mark = finding.severity == .warning ? " warning:" : ""
    let place = "\(report.naming(finding.place.file).escaped):\(finding.place.line):"
    return ["\(place)\(mark) \(problem.escaped) [\(finding.rule)]", "  fix: \(fix.escaped)"]
  }
}
