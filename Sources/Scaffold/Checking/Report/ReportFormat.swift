/// Who a report is for.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// A person at a terminal.
  case text
  /// Xcode's list of issues.
  case xcode
  /// The lines of a pull request on GitHub.
  case github
  /// A script.
  case json
  /// A service that shows the findings of many tools: SARIF 2.1.0.
  case sarif
  /// A coding agent.
  case agent
}
