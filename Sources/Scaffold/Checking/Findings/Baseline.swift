import Ground
import SwiftReading
import Templates

/// The violations that an old project had when it was first checked; they pass until they are
/// mended.
///
/// Lines are not in it: a violation is known again by its rule, its file and its subject.
package struct Baseline: Sendable {
  private let entries: [BaselineEntry]
  /// The file it was read from.
  private let source: JSONSource

  /// All of them that a baseline can hold.
  package init(of findings: [Finding]) {
    let findings = findings.filter { Rules.excusable.contains($0.rule) }
    entries = Self.counts(of: findings).sorted { $0.key < $1.key }
      .map { BaselineEntry(kind: $0.key, count: $0.value) }
    source = JSONSource(file: "", bytes: [])
  }

  /// - Parameter source: called by its path from the project's folder, as in findings.
  package init(_ source: JSONSource) throws(DataError) {
    var object = try JSONObject(source.parse(), in: source, called: "the baseline")
    try object.takeVersion()
    var entries: [BaselineEntry] = []
    for json in try object.list("findings") {
      entries.append(try BaselineEntry(json, in: source))
    }
    try object.finish(knowing: ["version", "findings"])
    self.entries = entries
    self.source = source
  }
}

extension Baseline {
  /// The baseline as a file.
  package var fileText: String {
    let json: JSON = ["version": 1, "findings": JSON(.list(entries.map(\.json)))]
    return json.fileText
  }

  /// How many violations it lets pass.
  package var summary: String {
    let count = entries.map(\.count).reduce(0, +)
    return count.counting("violation") + " may stay until mended"
  }

  /// The findings that it does not cover; behind them, one in its own file for each entry that
  /// covers fewer than it says.
  package func apply(to findings: [Finding]) -> [Finding] {
    let found = Self.counts(of: findings)
    let lines = LineTable(of: source.bytes)
    var covered: [BaselineEntry.Kind: Int] = [:]
    var stale: [Finding] = []
    for entry in entries {
      let before = covered[entry.kind, default: 0]
      let matching = min(found[entry.kind, default: 0] - before, entry.count)
      covered[entry.kind] = before + matching
      guard matching < entry.count else { continue }
      let place = SourcePlace(ofByte: entry.offset, in: source.file, lines)
      stale.append(entry.complaint(at: place, matching: matching))
    }
    return findings.filter { !Self.take($0, from: &covered) } + stale
  }

  /// Whether the finding is one of the first of its kind, which are covered.
  private static func take(
    _ finding: Finding, from covered: inout [BaselineEntry.Kind: Int]
  ) -> Bool {
    let kind = BaselineEntry.Kind(of: finding)
    guard let count = covered[kind], count > 0 else { return false }
    covered[kind] = count - 1
    return true
  }

  private static func counts(of findings: [Finding]) -> [BaselineEntry.Kind: Int] {
    findings.reduce(into: [:]) { $0[BaselineEntry.Kind(of: $1), default: 0] += 1 }
  }
}
