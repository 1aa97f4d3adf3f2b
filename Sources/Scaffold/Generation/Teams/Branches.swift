import Ground
import Model
import Templates

/// Two branches that git merges, and their common base.
package struct Branches {
  private let git: Git
  /// Git's names of the base, of ours and of theirs: commits, or stages of its index.
  private let names: [String]

  package enum Side: Int { case base, ours, theirs }

  /// - Returns: what one side has. Of a file that git merged, its index keeps just what came of it.
  package func contents(of path: ProjectPath, _ side: Side) -> [UInt8]? {
    let name = names[side.rawValue]
    return git.blob("\(name):./\(path)") ?? (name.hasPrefix(":") ? staged(path) : nil)
  }

  /// A file as git merged it without a conflict.
  package func staged(_ path: ProjectPath) -> [UInt8]? { git.blob(":0:./\(path)") }

  /// True if git has left a conflict in a file.
  package func isUnmerged(_ path: ProjectPath) -> Bool { staged(path) == nil }

  private func folders(in folder: ProjectPath, _ side: Side) -> Set<String> {
    git.folders(in: folder, of: names[side.rawValue])
  }
}

extension Branches {
  /// Those of a merge that has ended in conflicts.
  package static func inConflict(_ git: Git) -> Branches {
    let merged = git.commit("MERGE_HEAD").map { ($0, git.commonCommit(of: "HEAD", $0)) }
    let picked = ["CHERRY_PICK_HEAD", "REBASE_HEAD"].lazy.compactMap(git.commit).first
    let squashed = { git.squashedCommit.map { ($0, git.commonCommit(of: "HEAD", $0)) } }
    if case (let theirs, let base?)? = merged ?? picked.map({ ($0, $0 + "^") }) ?? squashed() {
      return Branches(git: git, names: [base, "HEAD", theirs])
    }
    return Branches(git: git, names: [":1", ":2", ":3"])
  }

  /// Those that git is merging now, while it asks for one file of theirs.
  ///
  /// - Parameters:
  ///   - texts: the file as git has it: what both come from, ours, and theirs.
  ///   - file: where the last of these is.
  /// - Returns: `nil` where git merges what no commit has.
  package static func beingMerged(
    _ git: Git, at path: ProjectPath, _ texts: [[UInt8]], theirs file: String, in project: Project
  ) -> Branches? {
    let isFitting = { (commit: String, base: String) -> Branches? in
      let branches = Branches(git: git, names: [base, "HEAD", commit])
      return branches.have(texts, at: path) ? branches : nil
    }
    for (commit, base) in git.commitsBeingMerged() {
      if let branches = isFitting(commit, base) { return branches }
    }
    let folder = path.text.isIn(project.file.modules.text) ? project.file.modules.text : path.text
    return git.commits(making: file, in: folder).lazy.compactMap { isFitting($0, $0 + "^") }.first
  }

  /// True if a file says the same in them, where they have it: it may have another name there.
  private func have(_ texts: [[UInt8]], at path: ProjectPath) -> Bool {
    let sides: [Side] = [.base, .ours, .theirs]
    let known = sides.map { contents(of: path, $0) }
    return (known[1] ?? known[2]) != nil
      && zip(known, texts).allSatisfy { known, text in known == nil || known == text }
  }
}

// MARK: - Ledgers

extension Branches {
  /// The project's own files with the parts of both; `nil` where these are the same.
  package func baseMerge(in project: Project, _ catalog: Catalog) -> BaseMerge? {
    guard let ours = ledger(in: nil, .ours, project), let theirs = ledger(in: nil, .theirs, project)
    else { return nil }
    return BaseMerge(
      base: ledger(in: nil, .base, project), ours: ours, theirs: theirs, in: project, catalog)
  }
}

extension Branches {
  /// A module as it was, and as both branches have it.
  package struct Ledgers {
    package var base: Ledger?
    package var ours: Ledger?
    package var theirs: Ledger?
  }

  /// The ledgers of a module, which one of the branches may have renamed.
  package func ledgers(of name: String, in project: Project) -> Ledgers {
    var found = Ledgers(
      base: ledger(of: name, .base, project), ours: ledger(of: name, .ours, project),
      theirs: ledger(of: name, .theirs, project))
    guard (found.ours == nil) != (found.theirs == nil) else { return found }
    let (side, other): (Side, Side) = found.ours == nil ? (.ours, .theirs) : (.theirs, .ours)
    if let base = found.base {
      let new = self.name(of: base, in: side, besides: .base, project)
      found[side] = new.flatMap { ledger(of: $0, side, project) }
    } else if let known = found[other],
      let old = self.name(of: known, in: .base, besides: other, project)
    {
      found.base = ledger(of: old, .base, project)
      found[side] = ledger(of: old, side, project)
    }
    return found
  }

  private func ledger(of name: String, _ side: Side, _ project: Project) -> Ledger? {
    project.folder(of: name).flatMap { ledger(in: $0, side, project) }
  }

  private func ledger(in folder: ProjectPath?, _ side: Side, _ project: Project) -> Ledger? {
    let path = Ledger.path(in: folder)
    return contents(of: path, side).flatMap { Ledger.read($0, at: path, in: project) }
  }

  /// The name of a module on one side that is not there on another: the name for servers and
  /// devices stays when it is renamed.
  private func name(
    of ledger: Ledger, in side: Side, besides other: Side, _ project: Project
  ) -> String? {
    let folder = project.file.modules
    let names = folders(in: folder, side).subtracting(folders(in: folder, other))
    let kept = Values.keptNames(of: ledger.answers, past: ledger.past)
    let found = names.filter { name in
      guard let known = self.ledger(of: name, side, project) else { return false }
      let names = Values.keptNames(of: known.answers, past: known.past)
      return known.template == ledger.template && names["path"] == kept["path"]
    }
    return found.count == 1 ? found.first : nil
  }
}

extension Branches.Ledgers {
  subscript(side: Branches.Side) -> Ledger? {
    get { side == .base ? base : side == .ours ? ours : theirs }
    set {
      switch side {
      case .base: base = newValue
      case .ours: ours = newValue
      case .theirs: theirs = newValue
      }
    }
  }
}

extension Ledger {
  /// - Parameter path: where it is in a merge; its own folder is called by its module.
  /// - Returns: `nil` for what is no ledger.
  package static func read(
    _ bytes: [UInt8], at path: ProjectPath, in project: Project
  ) -> Ledger? {
    let source = JSONSource(file: path.text, bytes: bytes)
    guard let ledger = try? Ledger(source, in: path.folder) else { return nil }
    let isOfModule = path.folder?.folder == project.file.modules
    guard isOfModule, let folder = project.folder(of: ledger.answers.text("name")),
      let own = folder == path.folder ? ledger : try? Ledger(source, in: folder)
    else { return isOfModule ? nil : ledger }
    let names = (try? project.moduleFolders()) ?? []
    return project.owned(own, in: folder, among: Set(names + [folder.name]))
  }
}
