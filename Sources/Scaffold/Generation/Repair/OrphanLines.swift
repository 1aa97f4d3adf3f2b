import Ground
import Model

/// The lines of modules that have nothing else: no ledger, no folder, and no code that declares what
/// the line names, as a screen written by hand has. A line that names nothing sure goes with the
/// others of its module.
struct OrphanLines {
  let root: String

  func lines(
    in places: [RegisteredLines.Place], _ lines: RegisteredLines, _ planner: Planner
  ) throws(SystemError) -> [RegisteredLines.Place: Set<String>] {
    var found: [String: [(place: RegisteredLines.Place, line: String)]] = [:]
    for place in places {
      guard let text = try planner.contents(of: place.file),
        let region = try? MarkedRegion(place.marker, in: text, for: "")
      else { continue }
      for line in region.lines {
        guard let module = lines.missingModule(of: line, at: place) else { continue }
        found[module.lowercased(), default: []].append((place, line))
      }
    }
    guard !found.isEmpty else { return [:] }
    let declared = try declaredWords()
    var orphans: [RegisteredLines.Place: Set<String>] = [:]
    for (module, lines) in found {
      let verdicts = lines.map { declared.name($0.line, of: module) }
      let isThere = verdicts.contains(true)
      for ((place, line), verdict) in zip(lines, verdicts) where !(verdict ?? isThere) {
        orphans[place, default: []].insert(line)
      }
    }
    return orphans
  }

  private func declaredWords() throws(SystemError) -> DeclaredWords {
    var contents: [[UInt8]] = []
    for path in try ProjectSearch(root: root).files(where: { $0.hasSuffix(".swift") }) {
      if let text = try Disk.contents(of: path.path(in: root)) { contents.append(text) }
    }
    return DeclaredWords(in: contents)
  }
}
