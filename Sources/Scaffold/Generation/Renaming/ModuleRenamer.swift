import Ground
import Merging
import Model
import SwiftReading
import Templates

/// Plans how a module gets another name: folders, files, types, tests, registrations, and the code of
/// others that uses it.
///
/// What devices and servers know it by stays: the path on the server, the keys of the storage, and the
/// table of rows that are nowhere else.
package struct ModuleRenamer {
  let project: Project
  let old: String
  let new: ModuleName
  /// The new name of the entity; `nil` if it follows the module's, or stays.
  let entity: String?
  let keepsTable: Bool
  package private(set) var renamed = Renamed()

  /// The result of the plan.
  package struct Renamed {
    /// Files of the module, where they are to be.
    package var files: [ProjectPath] = []
    /// The old and the new name of its entity, if that is another one.
    package var entity: (old: String, new: String)?
    /// Files of others that name it.
    package var users: [ProjectPath] = []
    /// A table that could be made anew under another name, but for code of the team's that names it,
    /// and where.
    package var namedTable: (name: String, places: [(path: ProjectPath, line: Int)])?
  }

  package init(
    project: Project, from old: String, to new: ModuleName, entity: String?, keepsTable: Bool
  ) {
    (self.project, self.old, self.new) = (project, old, new)
    (self.entity, self.keepsTable) = (entity, keepsTable)
  }

  package mutating func plan(catalog: Catalog, with planner: inout Planner) throws {
    let ledger = try project.knownLedger(of: old)
    guard let template = try? catalog.template(named: ledger.template) else {
      throw Refusal.templateGone(ledger.template, of: "`\(old)`")
    }
    if new.text != old {
      guard try project.ledger(of: new.text) == nil else { throw Refusal.nameTaken(new.text) }
      var taken = try TakenNames(in: project, planned: &planner)
      try taken.add(new, isKnown: false)
    }
    try RecordedAnswers(ledger, of: old, in: project).requireUsable(
      for: template.info, besides: [], among: Set(try project.moduleFolders()))
    let answers = try answers(ledger)
    guard answers != ledger.answers else { throw Refusal.sameName(old) }
    try findTable(of: ledger, answers, planner)
    let rename = try Rename(
      ledger: ledger, answers: answers, past: past(of: ledger, answers, template),
      before: Generator(
        template: template, project: project.file, folder: project.folder(of: old)),
      after: Generator(
        template: template, project: project.file, folder: project.folder(of: new.text)))
    try SourceNames(project: project).requireFreeKeys(
      rename.new, for: answers, of: old, replacing: ledger)
    try planModule(rename, with: &planner)
    if let table = renamed.namedTable {
      let places = try table.places.map { path, line in
        (path: rename.isOfModule(path) ? try rename.place(of: path) : path, line: line)
      }
      renamed.namedTable = (table.name, places)
    }
    try planUsers(rename, with: &planner)
  }

  private mutating func answers(_ ledger: Ledger) throws -> [Answer] {
    let known = ledger.answers.text("entity")
    let named = ledger.answers.replacing("name", with: .text(new.text))
    // A team's own template may know no entity.
    guard !known.isEmpty else { return named }
    let follows = known == old && ledger.past.names["entity"] != known
    let entity = entity ?? (follows ? new.text : known)
    let name = try EntityName(entity, of: new, isRecorded: entity == known).text
    if name != known { renamed.entity = (known, name) }
    return named.replacing("entity", with: .text(name))
  }

  /// The names that stay.
  private func past(
    of ledger: Ledger, _ answers: [Answer], _ template: Template
  ) throws -> ModulePast {
    let now = Values.keptNames(of: ledger.answers, past: ledger.past)
    let fresh = Values.keptNames(of: answers, past: ModulePast())
    var kept = now.filter { fresh[$0.key] != $0.value }
    if ledger.table == nil, !keepsTable, renamed.namedTable == nil { kept["table"] = nil }
    // An entity that has the module's name by chance does not follow it to the next one.
    let entity = answers.text("entity")
    if entity == new.text, entity == ledger.answers.text("entity"), kept["path"] != nil {
      kept["entity"] = entity
    }
    var past = ledger.past
    past.names = kept
    return past
  }
}

// MARK: - The table

extension ModuleRenamer {
  /// Texts are never renamed: SQL of the team's own would look for a table that is no more.
  private mutating func findTable(
    of ledger: Ledger, _ answers: [Answer], _ planner: Planner
  ) throws {
    let names = Values.keptNames(of: ledger.answers, past: ledger.past)
    let fresh = Values.keptNames(of: answers, past: ModulePast())
    guard ledger.table == nil, !keepsTable, let table = names["table"], table != fresh["table"]
    else { return }
    let code = try HandmadeCode(using: old, in: project, besides: ledger.files, planner)
    let places = code.files.flatMap { file in
      file.source.texts(naming: table).filter { place in
        let line = file.source[file.source.line(around: place)]
        return !(file.generated?.contains(line) ?? false)
      }
      .map { (path: file.path, line: file.source.lines.place(of: $0).line) }
    }
    if !places.isEmpty { renamed.namedTable = (table, places) }
  }
}

// MARK: - The module

extension ModuleRenamer {
  private mutating func planModule(_ rename: Rename, with planner: inout Planner) throws {
    var files: [ProjectPath: String] = [:]
    for path in rename.ledger.files.keys.sorted() {
      let (to, base) = try move(path, rename, &planner)
      files[to] = base
    }
    for path in try project.filesAddedByHand(to: old, besides: rename.ledger) {
      let to = try rename.place(of: path)
      let isThere = try planner.move(path, to: to) { contents in
        path.isSwift ? rename.words.rewrite(contents) : contents
      } unless: { contents in
        try requireFree(rename.words, in: contents, at: path)
      }
      if isThere { renamed.files.append(to) }
    }
    var insertions: [Insertion] = []
    for (before, after) in zip(rename.ledger.insertions, rename.insertions) {
      try planner.move(before, to: after)
      insertions.append(after)
    }
    var ledger = rename.ledger
    ledger.answers = rename.answers
    ledger.past = rename.past
    (ledger.files, ledger.insertions) = (files, insertions)
    ledger.leftOut = Set(try ledger.leftOut.map(rename.place))
    try planner.moveLedger(
      from: rename.before.ledgerPath, to: rename.after.ledgerPath,
      ledger.text(in: rename.after.folder))
  }

  /// One generated file in its new place.
  ///
  /// - Returns: the place, and what counts as generated there.
  private mutating func move(
    _ path: ProjectPath, _ rename: Rename, _ planner: inout Planner
  ) throws -> (ProjectPath, String) {
    let base = rename.ledger.files[path] ?? ""
    let to = try rename.place(of: path)
    let isSwift = path.isSwift
    let renamedBase =
      isSwift ? String(decoding: rename.words.rewrite(Array(base.utf8)), as: UTF8.self) : base
    // An older template may have given something else: then the next update brings the rest.
    let wanted = rename.old.files[path] == base ? rename.new.files[to] : nil
    var generated = wanted ?? renamedBase
    let isThere = try planner.move(path, to: to) { contents in
      if let wanted, contents.says(base) { return wanted.bytes(as: contents.lineBreak) }
      let mine = isSwift ? rename.words.rewrite(contents) : contents
      guard let wanted else { return mine }
      let merge = Merge(
        base: renamedBase.bytes(as: contents.lineBreak), disk: mine,
        wanted: wanted.bytes(as: contents.lineBreak), path: to)
      guard merge.conflicts.isEmpty else {
        generated = renamedBase
        return mine
      }
      return merge.contents
    } unless: { contents in
      guard !contents.says(base) else { return }
      let known = SwiftSource(Array(base.utf8)).words
      try requireFree(rename.words, in: contents, at: path, besides: known)
    }
    if isThere { renamed.files.append(to) }
    return (to, generated)
  }

  private func requireFree(
    _ words: RenamedWords, in contents: [UInt8], at path: ProjectPath,
    besides known: Set<String> = []
  ) throws(Refusal) {
    guard path.isSwift,
      let (word, offset) = words.firstTaken(in: contents, besides: known)
    else { return }
    let place = SourcePlace(ofByte: offset, in: path.text, LineTable(of: contents))
    throw .nameInUse(word, place)
  }
}

// MARK: - Who uses it

extension ModuleRenamer {
  private mutating func planUsers(_ rename: Rename, with planner: inout Planner) throws {
    let own = Set(rename.ledger.files.keys)
    // The app's routes and entries are called by the module's name.
    let owners: Set = ["AppHomeEntry", "AppLink", "AppRoute", "AppTab"]
    let wordsOfApp = RenamedWords(rename.wordsOfApp, membersOf: owners)
    let wordsOfUsers = RenamedWords(
      rename.wordsOfApp.merging(rename.wordsOfUsers) { $1 }, membersOf: owners,
      free: Set(rename.wordsOfUsers.flatMap { [$0.key, $0.value] }))
    let users = try filesOfUsers()
    let types = RenamedWords(
      rename.words.names.filter { $0.value.first?.isUppercase ?? false }, membersOf: [])
    let base = try project.ledger()?.files ?? [:]
    var changed: [ProjectPath: RenamedWords] = [:]
    for path in try SwiftFiles(in: project).paths where !own.contains(path) {
      guard !rename.isOfModule(path) else { continue }
      let isApp = path.text.hasPrefix("Sources/App/") || project.file.isOneTarget
      try planner.rewrite(path) { contents in
        if let text = base[path], contents.says(text) { return contents }
        if isApp, base[path] == nil { try requireFree(types, in: contents, at: path) }
        guard rename.isNamed(in: contents) else { return contents }
        if path == project.file.packageManifest {
          return rename.targets.rewritingTexts(of: contents)
        }
        guard isApp || SwiftSource(contents).imports(anyOf: rename.targetNames) else {
          return contents
        }
        let words = users.contains(path) ? wordsOfUsers : wordsOfApp
        let result = words.rewrite(contents)
        if result != contents {
          try requireFree(words, in: contents, at: path)
          changed[path] = words
          renamed.users.append(path)
        }
        return result
      }
    }
    for (name, ledger) in try project.modules() where name != old {
      try planLedger(name, ledger, changed, rename, with: &planner)
    }
    if let ledger = try project.ledger() {
      try planLedger(nil, ledger, changed, rename, with: &planner)
    }
  }

  /// The files that were generated for the modules that use this one.
  private func filesOfUsers() throws -> Set<ProjectPath> {
    try project.modules().reduce(into: []) { files, module in
      if module.ledger.answers.list("uses").contains(old) {
        files.formUnion(module.ledger.files.keys)
      }
    }
  }

  /// The changes of another ledger that uses the module, and of code that names it.
  private func planLedger(
    _ name: String?, _ ledger: Ledger, _ changed: [ProjectPath: RenamedWords], _ rename: Rename,
    with planner: inout Planner
  ) throws {
    var other = ledger
    let uses = ledger.answers.list("uses")
    if uses.contains(old) {
      let words = uses.map { $0 == old ? new.text : $0 }.sorted()
      other.answers = ledger.answers.replacing("uses", with: .list(words))
      other.insertions = ledger.insertions.map { insertion in
        Insertion(
          file: insertion.file, marker: insertion.marker,
          line: insertion.line.replacing("\"\(old)\"", with: "\"\(new.text)\""), key: insertion.key)
      }
      for (before, after) in zip(ledger.insertions, other.insertions) where before != after {
        try planner.change(before, to: after)
      }
    }
    for (path, words) in changed {
      guard let text = ledger.files[path] else { continue }
      other.files[path] = String(decoding: words.rewrite(Array(text.utf8)), as: UTF8.self)
    }
    guard other != ledger else { return }
    let folder = name.flatMap(project.folder(of:))
    let path = Ledger.path(in: folder)
    try planner.writeLedger(other.text(in: folder), to: path, isKnown: true)
  }
}
