import Ground

/// Findings as compilers print theirs: one a line, its notes below it.
struct CompilerReport {
  let report: Report
  let naming: (String) -> String
  let style: Style

  /// With the summary set off.
  var text: String {
    let summary =
      report.violations.isEmpty ? style.green(report.summary) : style.red(report.summary)
    return (lines + (lines.isEmpty ? [] : [""]) + [summary]).joined(separator: "\n")
  }

  var plainText: String { (lines + [report.summary]).joined(separator: "\n") }
}

extension CompilerReport {
  private var lines: [String] { report.findings.flatMap(lines(of:)) }

  private func lines(of finding: Finding) -> [String] {
    let mark =
      finding.severity == .error
      ? style.bold(style.red("error:")) : style.bold(style.yellow("warning:"))
    let message = style.bold(finding.message.escaped)
    let rule = style.dim("[\(finding.rule)]")
    return ["\(name(of: finding.place)) \(mark) \(message) \(rule)"] + finding.notes.map(line(of:))
  }

  private func line(of note: Finding.Note) -> String {
    "\(name(of: note.place)) \(style.bold(style.cyan("note:"))) \(note.words.escaped)"
  }

  private func name(of place: SourcePlace) -> String {
    style.bold("\(naming(place.file).escaped):\(place.line):\(place.column):")
  }
}
