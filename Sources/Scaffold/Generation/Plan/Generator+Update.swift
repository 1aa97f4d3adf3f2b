import Ground
import Model
import Templates

extension Generator {
  /// Gives the planner what has to change for what was generated to become what is wanted now; what
  /// someone has edited since is merged.
  ///
  /// Lines that someone has taken out of shared files stay out, and files that someone has removed
  /// stay away.
  ///
  /// - Parameter before: the files that the template gave before, where nothing else but the parts
  ///   changes: those that are as they were are not read. `nil` for an update of all.
  func update(
    _ output: Output, answers: [Answer], from old: Ledger, after before: Set<ProjectPath>? = nil,
    with planner: inout Planner
  ) throws {
    planner.ownFiles = folder == nil ? output.files : nil
    var written: [ProjectPath: String] = [:]
    for (path, text) in output.files.sorted(by: { $0.key < $1.key }) {
      if let before {
        guard let base = old.files[path] else {
          if !before.contains(path), try planner.write(text, to: path) { written[path] = text }
          continue
        }
        if base == text {
          written[path] = text
          continue
        }
      }
      let isOurs = try planner.write(
        text, to: path, base: old.files[path],
        keepsExisting: output.keepsExisting.contains(path))
      if isOurs { written[path] = text }
    }
    for (path, base) in old.files.sorted(by: { $0.key < $1.key }) where output.files[path] == nil {
      // One that stays is the team's own from now on.
      _ = try planner.remove(path, base: base)
    }
    let insertions = try planner.placed(output.insertions)
    try update(insertions, from: old.insertions, with: &planner)
    var endings: [ProjectPath: String] = [:]
    for (path, text) in output.endings.sorted(by: { $0.key < $1.key }) {
      endings[path] = try planner.change(ending: old.endings[path], to: text, of: path)
    }
    let ledger = Ledger(
      tool: Version.current, template: template.name, digest: template.digest, answers: answers,
      files: written, endings: endings, edits: old.edits, insertions: insertions,
      past: output.past, leftOut: try planner.missing(old.leftOut.filter { written[$0] != nil }),
      replacing: old)
    try planner.writeLedger(ledger.text(in: folder), to: ledgerPath, isKnown: true)
  }

  private func update(
    _ wanted: [Insertion], from old: [Insertion], with planner: inout Planner
  ) throws {
    let known = old.byPlace
    let places = Set(wanted.map(\.place))
    for insertion in old where !places.contains(insertion.place) {
      try planner.withdraw(insertion)
    }
    for insertion in wanted {
      guard let before = known[insertion.place] else {
        try planner.insert(insertion)
        continue
      }
      if before != insertion { try planner.change(before, to: insertion) }
    }
  }
}
