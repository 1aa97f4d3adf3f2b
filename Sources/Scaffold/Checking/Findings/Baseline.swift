import Ground
import SwiftReading
import Templates

/// The violations that an old project had when it was first checked; they pass until they are
/// fixed.
///
/// Lines are not in it: a violation is known again by its rule, its file and its subject.
package struct Baseline: Sendable {
  private let entries: [BaselineEntry]
  /// The file it was read from.
  private let source: JSONSource

  /// All of them that a baseline can hold.
  ///
  /// - Parameter known: the one before, whose entries have owners: who owns all of a file owns what
  ///   is new in it.
  package init(of findings: [Finding], after known: Baseline? = nil) {
    let findings = findings.filter { Rules.excusable.contains($0.rule) }
    let owned = known?.entries.filter { !$0.owner.isEmpty } ?? []
    let owners = Dictionary(owned.map { ($0.kind, $0.owner) }) { first, _ in first }
    let ofFiles = Dictionary(grouping: owned, by: \.kind.file).compactMapValues { entries in
      entries.allSatisfy { $0.owner == entries[0].owner } ? entries[0].owner : nil
    }
    entries = Self.counts(of: findings).sorted { $0.key < $1.key }.map { kind, count in
      BaselineEntry(
        kind: kind, count: count, owner: owners[kind] ?? ofFiles[kind.file] ?? "")
    }
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
    let words: Message = "\(counting: count, "violation") may stay until fixed"
    let owners = entries.reduce(into: [String: Int]()) { $0[$1.owner, default: 0] += $1.count }
    guard owners.keys.contains(where: { !$0.isEmpty }) else { return words.text }
    let counts = owners.sorted { $0.key < $1.key }.map { owner, count in
      Message("\(owner.isEmpty ? "nobody" : Message(verbatim: owner.printable)): \(count)").text
    }
    return Message("\(words) (\(counts.joined(separator: Message(", ").text)))").text
  }

  /// How many violations it lets pass of each rule.
  package var countsByRule: [(rule: String, count: Int)] {
    let counts = entries.reduce(into: [String: Int]()) { $0[$1.kind.rule, default: 0] += $1.count }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The findings that it does not cover; behind them, one in its own file for each entry that
  /// covers fewer than it says.
  ///
  /// - Parameter isThere: whether there is a file. What is said of one that is gone covers what is
  ///   alike in another: it was renamed.
  package func apply(
    to findings: [Finding], isThere: (String) -> Bool = { _ in true }
  ) -> [Finding] {
    let outcome = outcome(on: findings, isThere: isThere)
    let lines = LineTable(of: source.bytes)
    let stale = zip(entries, outcome.matching).filter { $1 < $0.count }.map { entry, matching in
      entry.complaint(
        at: SourcePlace(ofByte: entry.offset, in: source.file, lines), matching: matching)
    }
    return outcome.left + stale
  }

  /// The same without what was fixed, and with nothing that is new.
  package func shrunk(to findings: [Finding], isThere: (String) -> Bool) -> Baseline {
    let left = Set(outcome(on: findings, isThere: isThere).left.map(FindingIdentity.init))
    return Baseline(of: findings.filter { !left.contains(FindingIdentity($0)) }, after: self)
  }

  /// A finding by its place, which distinguishes it from all others.
  private struct FindingIdentity: Hashable {
    let kind: BaselineEntry.Kind
    let place: SourcePlace

    init(_ finding: Finding) {
      (kind, place) = (BaselineEntry.Kind(of: finding), finding.place)
    }
  }

  /// The findings that no entry covers, and how many findings each entry covers.
  private func outcome(
    on findings: [Finding], isThere: (String) -> Bool
  ) -> (left: [Finding], matching: [Int]) {
    var credit = entries.map(\.count)
    let byKind = Dictionary(grouping: entries.indices) { entries[$0].kind }
    var left = findings.filter { finding in
      let places = byKind[BaselineEntry.Kind(of: finding)] ?? []
      guard let place = places.first(where: { credit[$0] >= finding.files }) else { return true }
      credit[place] -= finding.files
      return false
    }
    let gone = entries.indices.filter { credit[$0] > 0 && !isThere(entries[$0].kind.file) }
    if !gone.isEmpty {
      left.removeAll { finding in
        let place = gone.first { index in
          credit[index] >= finding.files && entries[index].kind.rule == finding.rule
            && entries[index].kind.subject == finding.subject
        }
        guard let place else { return false }
        credit[place] -= finding.files
        return true
      }
    }
    return (left, zip(entries, credit).map { $0.count - $1 })
  }

  private static func counts(of findings: [Finding]) -> [BaselineEntry.Kind: Int] {
    findings.reduce(into: [:]) { $0[BaselineEntry.Kind(of: $1), default: 0] += $1.files }
  }
}
