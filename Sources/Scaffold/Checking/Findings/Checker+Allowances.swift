import Ground

extension Checker {
  /// Leaves out what comments allow, and adds what is wrong with the comments.
  static func granting(
    _ allowances: [String: [Allowance]], to findings: [Finding], in month: Month
  ) -> [Finding] {
    guard !allowances.isEmpty else { return findings }
    let byLine = allowances.mapValues { all in
      AllowanceIndex(all.map { $0.hasEnded(in: month) ? nil : $0 })
    }
    var granted: [String: Set<Int>] = [:]
    let kept = findings.filter { finding in
      guard let match = byLine[finding.place.file]?.first(for: finding) else { return true }
      granted[finding.place.file, default: []].insert(match)
      return false
    }
    let complaints = allowances.flatMap { file, allowances in
      allowances.enumerated().compactMap { index, allowance in
        AllowRule.finding(
          of: allowance, in: file, isGranted: granted[file]?.contains(index) == true, month: month)
      }
    }
    return (kept + complaints).sorted()
  }
}

/// The exceptions of one file, by the lines they speak of.
private struct AllowanceIndex {
  private let allowances: [Allowance?]
  private var byLine: [Int: [Int]] = [:]
  private var ofFile: [Int] = []

  /// - Parameter allowances: `nil` for each that has ended.
  init(_ allowances: [Allowance?]) {
    self.allowances = allowances
    for (index, allowance) in allowances.enumerated() {
      guard let allowance, !allowance.reason.isEmpty, allowance.lookAlike == nil else { continue }
      if allowance.isOfFile { ofFile.append(index) }
      for line in Set([allowance.line, allowance.lines.upperBound]) {
        byLine[line, default: []].append(index)
      }
    }
  }

  /// The first that covers the finding. What is said of a file as a whole may be allowed anywhere.
  func first(for finding: Finding) -> Int? {
    guard Rules.excusable.contains(finding.rule) else { return nil }
    let places =
      finding.isOfWholeFile
      ? Array(byLine.values.joined()).sorted() : (byLine[finding.place.line] ?? []) + ofFile
    return places.first { allowances[$0]?.rule == finding.rule }
  }
}

extension Inspection {
  /// The exceptions that comments ask for, by the file they stand in.
  var allowances: [String: [Allowance]] {
    let files = survey.files.filter { !$0.rare.allowances.isEmpty }
      .map { ($0.path, $0.rare.allowances) }
    let manifests = map.packages.filter { !$0.allowances.isEmpty }
      .map { ($0.manifest, $0.allowances) }
    return Dictionary(files + manifests) { $0 + $1 }
  }
}
