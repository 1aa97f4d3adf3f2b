import Ground
import Merging
import Model
import Templates

/// Merges a file of a project as git asks for it, by the answers of its module where both branches
/// have changed what is generated.
///
/// Git asks for one file after the other and writes none before it has asked for all. So each file
/// is merged from what the commits have; the ledgers in them say what was generated.
package struct BranchMerge {
  private let project: Project
  private let catalog: Catalog
  private let git: Git

  package init(project: Project, catalog: Catalog, git: Git) {
    (self.project, self.catalog, self.git) = (project, catalog, git)
  }

  package struct Outcome {
    package let contents: [UInt8]
    package let conflicts: [MergeConflict]
    /// Why the module of the file cannot be merged.
    package var dispute: ModuleDispute?
    /// The module whose files do not have yet what both branches say of it, and how many.
    package var unfinished: (module: String, files: Int)?

    package init(contents: [UInt8], conflicts: [MergeConflict] = []) {
      (self.contents, self.conflicts) = (contents, conflicts)
    }
  }

  /// - Parameters:
  ///   - base: empty for a file that both sides added.
  ///   - file: where `theirs` is.
  package func merge(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], at path: ProjectPath, theirs file: String
  ) -> Outcome {
    let texts = [base, ours, theirs]
    if path.name == Ledger.name { return ledger(texts, at: path) }
    let plain = FileMerge.merge(base: base, ours: ours, theirs: theirs, at: path)
    var outcome = Outcome(contents: plain.contents, conflicts: plain.conflicts)
    guard let branches = Branches.beingMerged(git, at: path, texts, theirs: file, in: project)
    else { return outcome }
    guard let name = module(of: path) else {
      let text = branches.baseMerge(in: project, catalog)?.text(
        at: path, ours: ours, theirs: theirs)
      return text.map { Outcome(contents: $0) } ?? outcome
    }
    let ledgers = branches.ledgers(of: name, in: project)
    guard let mine = ledgers.ours, let yours = ledgers.theirs, mine != yours else { return outcome }
    do {
      let merge = try ModuleMerge(
        base: ledgers.base, ours: mine, theirs: yours, in: project, catalog)
      if merge.isChangedByBoth(path), merge.ledger() != nil,
        let text = merge.text(at: path, ours: ours, theirs: theirs)
      {
        return Outcome(contents: text)
      }
    } catch let dispute as ModuleDispute {
      if !plain.conflicts.isEmpty { outcome.dispute = dispute }
    } catch {}
    return outcome
  }

  private func ledger(_ texts: [[UInt8]], at path: ProjectPath) -> Outcome {
    let plain = FileMerge.merge(base: texts[0], ours: texts[1], theirs: texts[2], at: path)
    var outcome = Outcome(contents: plain.contents, conflicts: plain.conflicts)
    let ledgers = texts.map { Ledger.read($0, at: path, in: project) }
    guard let ours = ledgers[1], let theirs = ledgers[2] else { return outcome }
    guard path.folder != nil else {
      let merge = BaseMerge(base: ledgers[0], ours: ours, theirs: theirs, in: project, catalog)
      return merge.map { Outcome(contents: $0.ledger.text(in: nil).bytes(as: texts[1].lineBreak)) }
        ?? outcome
    }
    do {
      let merge = try ModuleMerge(
        base: ledgers[0], ours: ours, theirs: theirs, in: project, catalog)
      guard let (ledger, unfinished) = merge.ledger() else { return outcome }
      let text = ledger.text(in: project.folder(of: merge.name))
      outcome = Outcome(contents: text.bytes(as: texts[1].lineBreak))
      if !unfinished.isEmpty { outcome.unfinished = (merge.name, unfinished.count) }
    } catch let dispute as ModuleDispute {
      outcome.dispute = dispute
    } catch {}
    return outcome
  }

  /// The module that a file is of, as far as our branch says: outside of the folders of modules,
  /// one that has recorded it.
  private func module(of path: ProjectPath) -> String? {
    if let name = project.module(of: path) { return name }
    let name = Array("\(path.name)\"".utf8)
    return try? project.moduleFolders().first { module in
      guard let folder = project.folder(of: module),
        let bytes = try Disk.contents(of: Ledger.path(in: folder).path(in: project.root)),
        bytes.lastRange(of: name) != nil
      else { return false }
      return try project.ledger(of: module)?.files[path] != nil
    }
  }
}
