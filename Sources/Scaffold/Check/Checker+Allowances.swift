import Templates

extension Checker {
  /// Leaves out what comments allow, and adds what is wrong with the comments.
  static func granting(
    _ allowances: [String: [Allowance]], to findings: [Finding]
  ) -> [Finding] {
    guard !allowances.isEmpty else { return findings }
    var granted: [String: Set<Int>] = [:]
    let kept = findings.filter { finding in
      let file = finding.place.file
      let match = allowances[file]?.firstIndex { $0.covers(finding) }
      if let match { granted[file, default: []].insert(match) }
      return match == nil || !Rule.excusable.contains(finding.rule)
    }
    let complaints = allowances.flatMap { file, allowances in
      allowances.enumerated().compactMap { index, allowance in
        allowance.complaint(isGranted: granted[file]?.contains(index) == true).map { reason in
          Finding(
            place: SourcePlace(file: file, line: allowance.line, column: allowance.column),
            reason: reason)
        }
      }
    }
    return (kept + complaints).sorted()
  }
}

extension Allowance {
  fileprivate func covers(_ finding: Finding) -> Bool {
    rule == finding.rule.rawValue && !reason.isEmpty && lines.contains(finding.place.line)
  }

  private static let rules = Rule.excusable.map(\.rawValue)

  /// What is wrong with the comment itself.
  fileprivate func complaint(isGranted: Bool) -> Finding.Reason? {
    guard Self.rules.contains(rule) else {
      return .allowsUnknown(rule: rule, Suggestion(for: rule, among: Self.rules))
    }
    if reason.isEmpty { return .allowsWithoutReason(rule: rule) }
    return isGranted ? nil : .allowsNothing(rule: rule)
  }
}

extension Inspection {
  /// The exceptions that comments ask for, by the file they stand in.
  var allowances: [String: [Allowance]] {
    let files = survey.files.filter { !$0.allowances.isEmpty }.map { ($0.path, $0.allowances) }
    let manifests = map.packages.filter { !$0.allowances.isEmpty }
      .map { ($0.manifest, $0.allowances) }
    return Dictionary(files + manifests) { $0 + $1 }
  }
}
