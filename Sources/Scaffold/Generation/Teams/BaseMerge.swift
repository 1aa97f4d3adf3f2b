import Ground
import Merging
import Model
import Templates

/// The project's own files, where two branches have brought different parts to them: made anew with the
/// parts of both, and the edits of both are laid over that.
///
/// Merged as texts they would be in conflict, for parts have lines of their own in files that all share.
package struct BaseMerge {
  package let ledger: Ledger
  private let ours: Ledger
  private let theirs: Ledger

  /// - Returns: `nil` where both branches have the same parts, or nobody can say what both have.
  package init?(
    base: Ledger?, ours: Ledger, theirs: Ledger, in project: Project, _ catalog: Catalog
  ) {
    guard let mine = ours.past.parts, let yours = theirs.past.parts, mine != yours,
      ours.template == theirs.template, ours.digest == theirs.digest,
      let template = try? catalog.template(named: ours.template), template.digest == ours.digest,
      case let union = LedgerMerge(base: base, ours: ours, theirs: theirs),
      var ledger = union.mergedBesidesFiles()
    else { return nil }
    let (answers, disputed) = AnswersMerge(
      base: base?.answers ?? [], one: ours.answers, other: theirs.answers, fields: []
    ).merged()
    // A part that one of them has taken out comes back if a module of the other needs it.
    ledger.past.parts = union.parts
    ledger.past.added = ours.past.added.union(theirs.past.added)
    let generator = Generator(template: template, project: project.file, folder: nil)
    guard disputed.isEmpty,
      let output = try? generator.output(for: answers, past: ledger.past)
    else { return nil }
    ledger.answers = answers
    ledger.past = output.past
    ledger.files = output.files.filter { ours.files[$0.key] != nil || theirs.files[$0.key] != nil }
    (self.ledger, self.ours, self.theirs) = (ledger, ours, theirs)
  }

  /// A file as both branches have edited it; `nil` where their edits do not go together.
  package func text(at path: ProjectPath, ours: [UInt8], theirs: [UInt8]) -> [UInt8]? {
    guard let wanted = ledger.files[path]?.bytes(as: ours.lineBreak),
      let mine = Self.text(wanted, edited: ours, from: self.ours.files[path], at: path),
      let yours = Self.text(wanted, edited: theirs, from: self.theirs.files[path], at: path)
    else { return nil }
    let merge = FileMerge.merge(base: wanted, ours: mine, theirs: yours, at: path)
    return merge.conflicts.isEmpty ? merge.contents : nil
  }

  private static func text(
    _ wanted: [UInt8], edited: [UInt8], from generated: String?, at path: ProjectPath
  ) -> [UInt8]? {
    guard let generated else { return nil }
    let merge = Merge(
      base: generated.bytes(as: edited.lineBreak), disk: edited, wanted: wanted, path: path,
      labels: .branches)
    return merge.conflicts.isEmpty ? merge.contents : nil
  }
}
