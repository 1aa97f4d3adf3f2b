import Ground

/// Findings as workflow commands: GitHub shows each at its line of a pull request.
enum GitHubReport {
  static func text(of report: Report) -> String {
    (report.findings.map { command(for: $0, in: report) } + [report.summary])
      .joined(separator: "\n")
  }

  private static func command(for finding: Finding, in report: Report) -> String {
    let place = finding.place
    let properties = [
      "file=\(report.naming(place.file).asProperty)", "line=\(place.line)", "col=\(place.column)",
      "title=\("scaffold \(finding.rule)".asProperty)",
    ]
    let notes = finding.notes.map { note in
      "\n\(report.naming(note.place.file)):\(note.place.line):\(note.place.column): \(note.words)"
    }
    return
      "::\(finding.severity) \(properties.joined(separator: ","))::\((finding.message + notes.joined()).asData)"
  }
}

extension String {
  /// The text as the message of a workflow command.
  fileprivate var asData: String { encoding(["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  /// The text as the value of a property, which a comma or a colon would end.
  fileprivate var asProperty: String {
    encoding(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private func encoding(_ codes: [Unicode.Scalar: String]) -> String {
    unicodeScalars
      .split(omittingEmptySubsequences: false) { codes[$0] != nil }
      .reduce(into: "") { text, part in
        text += String(part).escaped
        if part.endIndex < endIndex { text += codes[unicodeScalars[part.endIndex]] ?? "" }
      }
  }
}
