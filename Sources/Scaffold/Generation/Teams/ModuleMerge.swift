import Ground
import Merging
import Model
import Templates

/// A module that two branches have changed, made anew from what both say of it.
///
/// The answers are merged, not the texts that came of them: what the template gives for the merged
/// answers takes the place of what it gave either branch, and the edits of both are laid over it.
package struct ModuleMerge {
  package let name: String
  /// Our branch and the other one.
  private let sides: [ModuleSide]
  private let base: ModuleSide?
  private let template: Template
  private let answers: [Answer]
  private let output: Generator.Output

  /// - Throws: `ModuleDispute` for what only the team can settle; else whatever keeps the module from
  ///   being made.
  package init(
    base: Ledger?, ours: Ledger, theirs: Ledger, in project: Project, _ catalog: Catalog
  ) throws {
    let name = theirs.answers.text("name")
    guard base != nil || ours.answers == theirs.answers else { throw ModuleDispute.bothAdded(name) }
    guard ours.isRemoved == theirs.isRemoved else {
      let left = ours.isRemoved ? theirs : ours
      throw ModuleDispute.removed(name, places: left.places(in: project.folder(of: name)))
    }
    guard ours.template == theirs.template, !ours.isRemoved else {
      throw ModuleDispute.options(name, ["template"])
    }
    template = try catalog.template(named: ours.template)
    for ledger in [base, ours, theirs].compactMap(\.self) {
      try ledger.requireUsable(for: template.info)
    }
    // Whichever branch is merged into the other, the same comes of it.
    let isTurned = theirs.text(in: nil) < ours.text(in: nil)
    let (one, other) = isTurned ? (theirs, ours) : (ours, theirs)
    let fields = template.info.variables.filter { $0.kind == .fields }.map(\.name)
    let merge = AnswersMerge(
      base: base?.answers ?? [], one: one.answers, other: other.answers, fields: Set(fields))
    let (answers, disputed) = merge.merged()
    guard disputed.isEmpty else { throw ModuleDispute.options(name, disputed) }
    self.answers = answers
    self.name = answers.text("name")
    let past = try ModulePast(of: one, other, from: base)
    let generator = Generator(
      template: template, project: project.file, folder: project.folder(of: self.name))
    output = try generator.output(for: answers, past: past)
    let side = { [template] ledger in
      try ModuleSide(ledger, as: answers, keeping: past.names, template, in: project)
    }
    self.base = try base.map(side)
    sides = try [side(ours), side(theirs)]
  }
}

extension ModulePast {
  /// The facts that a module keeps after two branches have changed it.
  fileprivate init(of one: Ledger, _ other: Ledger, from base: Ledger?) throws {
    let dispute = ModuleDispute.options(one.answers.text("name"), ["fields"])
    let (mine, yours, before) = (one.past, other.past, base?.past)
    let table: SourceTables?
    switch (mine.table, yours.table) {
    case (let mine?, let yours?):
      guard let both = SourceTables.merged(before?.table, mine, yours) else { throw dispute }
      table = both
    case (let mine, let yours): table = mine ?? yours
    }
    var names = mine.names
    for (key, name) in yours.names where name != before?.names[key] { names[key] = name }
    let isNew = mine.recording == before?.recording
    self.init(
      names: names, table: table, recording: isNew ? yours.recording : mine.recording)
  }
}

extension Ledger {
  /// - Throws: whatever is wrong with answers that a branch brings.
  fileprivate func requireUsable(for template: TemplateInfo) throws {
    let name = try ModuleName(answers.text("name"))
    let modules = Set(try answers.list("uses").map { try ModuleName($0).text })
    try RecordedAnswers.requireUsable(answers, of: name, for: template, among: modules)
  }
}

// MARK: - Files

extension ModuleMerge {
  /// Where a file may be that one of the branches has, or that the merged module has.
  package var places: Set<ProjectPath> {
    sides.reduce(into: Set(output.files.keys)) { $0.formUnion($1.ledger.files.keys) }
  }

  /// Where our branch, or the other one, has a file of the merged module.
  package func place(of path: ProjectPath, inOurs: Bool) -> ProjectPath {
    sides[inOurs ? 0 : 1].place(of: path)
  }

  /// What our branch, or the other one, has of a file of the merged module: of one that it has in parts,
  /// all that are there.
  func contents(
    of path: ProjectPath, inOurs: Bool, _ branches: Branches
  ) -> [UInt8]? {
    let side: Branches.Side = inOurs ? .ours : .theirs
    guard let pieces = sides[inOurs ? 0 : 1].pieces(of: path) else {
      return branches.contents(of: place(of: path, inOurs: inOurs), side)
    }
    return JoinedPieces.joined(pieces.compactMap { branches.contents(of: $0.path, side) })
  }

  /// Where the branches have files that are elsewhere in the merged module.
  package var formerPlaces: Set<ProjectPath> { Set(sides.flatMap(\.formerPlaces)) }

  /// The names of the module in the branches.
  package var formerNames: Set<String> { Set(sides.map(\.name)) }

  /// True if the module had the file before either branch changed it.
  package func wasThere(_ path: ProjectPath) -> Bool { base?.ledger.files[path] != nil }

  /// True if the merged module has a file of this name.
  package func has(_ path: ProjectPath) -> Bool { output.files[path] != nil }

  /// True if both branches have changed what is generated in a file, and not to the same.
  package func isChangedByBoth(_ path: ProjectPath) -> Bool {
    let (mine, yours) = (sides[0].ledger.files[path], sides[1].ledger.files[path])
    let before = base?.ledger.files[path]
    return mine != yours && mine != before && yours != before
  }

  /// A file with what both branches have edited in it.
  ///
  /// - Parameters:
  ///   - ours: the file as our branch has it; `nil` if it has none.
  ///   - theirs: the file as the other one has it.
  /// - Returns: `nil` where the edits do not go together, or there is no such file.
  package func text(at path: ProjectPath, ours: [UInt8]?, theirs: [UInt8]?) -> [UInt8]? {
    guard let wanted = output.files[path] else { return nil }
    let all = zip(sides, [ours, theirs])
    // Of a file that git merged, both have what came of it, and maybe just one has generated it.
    let generated = all.filter { $0.0.generates(path) }
    let others = all.filter { !$0.0.generates(path) }.compactMap(\.1)
    guard others.allSatisfy({ text in generated.contains { $0.1 == text } }) else { return nil }
    let texts = generated.compactMap { side, text in
      text.map { side.text($0, at: path, giving: wanted) }
    }
    guard let first = texts.first else { return Array(wanted.utf8) }
    guard texts.count == 2, let mine = first, let yours = texts[1] else { return first }
    let merge = Merge(
      base: wanted.bytes(as: mine.lineBreak), disk: mine, wanted: yours, path: path,
      labels: .branches)
    return merge.conflicts.isEmpty ? merge.contents : nil
  }

  /// True if a text is what one of the branches has generated.
  package func isGenerated(_ text: [UInt8], at path: ProjectPath) -> Bool {
    sides.contains { $0.isGenerated(text, at: path) }
  }
}

// MARK: - The ledger

extension ModuleMerge {
  /// The files as git's merge leaves them: a file that just one branch has changed is that
  /// branch's.
  ///
  /// - Returns: the ledger, and the files that the merged answers would have otherwise; `nil` if what
  ///   is generated does not go together.
  package func ledger() -> (ledger: Ledger, unfinished: [ProjectPath])? {
    guard let finished = finishedLedger() else { return nil }
    var ledger = finished
    for path in places where !isChangedByBoth(path) {
      let (mine, yours) = (sides[0].ledger.files[path], sides[1].ledger.files[path])
      ledger.files[path] = mine == base?.ledger.files[path] ? yours : mine
    }
    for path in places { keepParts(of: path, in: &ledger) }
    let unfinished = places.filter { finished.files[$0] != ledger.files[$0] }.sorted()
    if !unfinished.isEmpty { ledger.digest = Ledger.mergedDigest }
    return (ledger, unfinished)
  }

  /// Records the parts of a file that both branches have in parts, as git leaves them.
  private func keepParts(of path: ProjectPath, in ledger: inout Ledger) {
    let parts = sides.map { $0.parts(of: path) }
    guard let mine = parts[0], let yours = parts[1] else { return }
    let before = base?.parts(of: path) ?? [:]
    ledger.files[path] = nil
    for part in Set(mine.keys).union(yours.keys) {
      ledger.files[part] = mine[part] == before[part] ? yours[part] : mine[part]
    }
  }

  /// The ledger of the module with all its files as the merged answers give them.
  package func finishedLedger() -> Ledger? {
    let merge = LedgerMerge(
      base: base?.ledger, ours: sides[0].ledger, theirs: sides[1].ledger)
    guard var ledger = merge.mergedBesidesFiles() else { return nil }
    ledger.files = [:]
    for path in output.files.keys {
      let texts = sides.map { side in side.ledger.files[path].map { Array($0.utf8) } }
      // Nobody recorded a file that somebody else wrote.
      if texts == [nil, nil], output.keepsExisting.contains(path) { continue }
      guard let text = text(at: path, ours: texts[0], theirs: texts[1]) else { return nil }
      ledger.files[path] = String(decoding: text, as: UTF8.self)
    }
    let known = Set(sides.flatMap { $0.ledger.insertions.map(\.place) })
    ledger.insertions = output.insertions.filter { !$0.isOptional || known.contains($0.place) }
    (ledger.answers, ledger.past) = (answers, output.past)
    ledger.leftOut.formIntersection(ledger.files.keys)
    return ledger
  }
}

extension Ledger {
  /// Stands for the template's digest where branches were merged and some files are still as one of
  /// them had made them: `repair` and `update` bring these up to the merged answers.
  package static let mergedDigest = "merged"

  package var isUnfinishedMerge: Bool { digest == Self.mergedDigest }
}
