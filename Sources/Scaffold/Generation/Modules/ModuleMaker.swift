import Ground
import Model
import Templates

/// Plans the files of new modules and their places in the project.
package struct ModuleMaker {
  let project: Project
  let template: Template
  let replies: Replies
  /// The variables that a person is asked for.
  let asked: Set<String>
  /// The recorded reply of the server, if the one new module is made from that.
  let recording: String?
  package private(set) var made: [Made] = []
  /// The parts that the project's own files get for the modules, by their names.
  package private(set) var gained: [String] = []

  /// A module that the plan makes.
  package struct Made {
    package let name: ModuleName
    package let folder: ProjectPath
    package let files: [ProjectPath]
    /// Those with places that only the team can fill in.
    package let unfilled: Set<ProjectPath>
    package let insertions: [Insertion]
    package let notes: [String]
    /// The changed options of a module that is made anew.
    package let answers: [AnswerChange]
    /// All that it is rendered with.
    package let told: [Answer]
  }

  package init(
    project: Project, template: Template, replies: Replies, asking asked: Set<String> = [],
    recording: String? = nil
  ) {
    self.asked = asked
    self.project = project
    self.template = template
    self.replies = replies
    self.recording = recording
  }

  /// True if all of these modules are there, just as they would be made.
  package func areMade(_ names: [ModuleName]) throws -> Bool {
    let ledgers = try names.compactMap { try project.ledger(of: $0.text) }
    guard ledgers.count == Set(names).count, !ledgers.contains(where: \.isRemoved) else {
      return false
    }
    let modules = try Set(project.moduleFolders())
    return try zip(names, ledgers).allSatisfy { try isMade($0, as: $1, modules: modules) }
  }

  /// What cannot be made is not as it would be made.
  private func isMade(
    _ name: ModuleName, as ledger: Ledger, modules: Set<String>
  ) throws -> Bool {
    let generator = try generator(of: name)
    guard let answers = try? answers(for: name, modules: modules, replies.silent),
      let output = try? generator.output(for: answers, past: recorded(over: ledger.past))
    else { return false }
    return try generator.gives(output, for: answers, as: ledger)
      && ModuleStatus(project: project, name: name.text, ledger: ledger).isUntouched()
  }

  /// - Throws: the first name, answer or template that cannot be used.
  package mutating func plan(
    _ names: [ModuleName], isForced: Bool, with planner: inout Planner
  ) throws {
    var taken = try TakenNames(in: project, planned: &planner)
    let present = Set(taken.modules)
    var drafts: [Draft] = []
    let export = try OlderExport(of: template.name, in: project)
    try export.requireUse()
    for name in names {
      let old = try project.ledger(of: name.text)
      if let old, !old.isRemoved, !isForced {
        let status = ModuleStatus(project: project, name: name.text, ledger: old)
        throw Refusal.moduleExists(name.text, edited: try status.editedFiles())
      }
      try taken.add(name, isKnown: old != nil)
      let modules = present.union(names.map(\.text))
      do {
        drafts.append(
          try draft(name, replacing: old, modules: modules, besides: drafts, with: planner))
      } catch let error as TemplateError {
        throw export.explained(error)
      }
    }
    // Modules put lines into the project's files, so those come first.
    if let base = try BaseParts(of: project, planner) {
      if base.isOfToday {
        for draft in drafts {
          try export.requireFitting(draft.output, for: draft.answers, draft.generator, base.choice)
        }
      }
      gained = try base.bring(for: drafts.map(\.output.files), with: &planner)
    }
    for draft in drafts { try place(draft, with: &planner) }
  }

  /// A module before anything of it has a place.
  private struct Draft {
    let name: ModuleName
    let old: Ledger?
    let generator: Generator
    let answers: [Answer]
    let output: Generator.Output
  }

  private func draft(
    _ name: ModuleName, replacing old: Ledger?, modules: Set<String>, besides others: [Draft],
    with planner: Planner
  ) throws -> Draft {
    if let old, old.template == template.name {
      try RecordedAnswers(old, of: name.text, in: project)
        .requireUsable(for: template.info, besides: replies.options, among: modules)
    }
    let told = old.map { replies.overlaid(on: $0.answers, of: template.info) } ?? replies
    let answers = try answers(for: name, modules: modules, told)
    let generator = try generator(of: name)
    let past = try past(of: name, old, for: answers, generator)
    let output = try generator.output(for: answers, past: past)
    // Nobody can use yet what is new.
    if old != nil {
      try ModuleUses(in: project, planned: planner).requireNoCircle(
        through: name.text, using: answers.list("uses"))
    }
    let names = SourceNames(project: project)
    try names.requireFreePlaces(
      output, of: name.text, besides: others.map { ($0.name.text, $0.output.insertions) })
    try names.requireFreeTable(output.past, for: answers, of: name.text)
    try names.requireFreeKeys(
      output, for: answers, of: name.text, replacing: old.flatMap { $0.isRemoved ? nil : $0 })
    return Draft(name: name, old: old, generator: generator, answers: answers, output: output)
  }

  private mutating func place(_ draft: Draft, with planner: inout Planner) throws {
    let (answers, output) = (draft.answers, draft.output)
    try draft.generator.plan(output, answers: answers, replacing: draft.old, with: &planner)
    made.append(
      Made(
        name: draft.name, folder: try folder(of: draft.name), files: output.files.keys.sorted(),
        unfilled: Set(output.files.filter { $0.value.contains("// FILL IN:") }.keys),
        insertions: try planner.placed(output.insertions), notes: output.notes,
        answers: draft.old.map { AnswerChange.changes(from: $0.answers, to: answers) } ?? [],
        told: answers))
  }

  private func answers(
    for name: ModuleName, modules: Set<String>, _ replies: Replies
  ) throws -> [Answer] {
    try Questionnaire(template: template, replies: replies, asking: asked).answers(
      name: name.text, module: name, known: Values.known(project.file), modules: modules)
  }

  private func generator(of name: ModuleName) throws -> Generator {
    try Generator(template: template, project: project.file, folder: folder(of: name))
  }

  private func folder(of name: ModuleName) throws(OutsidePath) -> ProjectPath {
    try ProjectPath(project.file.modules.text + "/" + name.text)
  }

  private func recorded(over past: ModulePast) -> ModulePast {
    var past = past
    past.recording = recording ?? past.recording
    return past
  }

  /// The facts that a module made anew keeps: its names, and the table with its steps so far.
  ///
  /// - Throws: `Refusal.rewrittenMigration` where it would be another one.
  private func past(
    of name: ModuleName, _ old: Ledger?, for answers: [Answer], _ generator: Generator
  ) throws -> ModulePast {
    guard let old, !old.isRemoved else { return recorded(over: ModulePast()) }
    var past = recorded(over: old.past)
    past.table = try generator.table(of: old)
    guard let table = past.table else { return past }
    let wanted = try generator.meaning(of: answers, names: past.names).table
    guard let wanted, table.leads(to: wanted) else {
      throw Refusal.rewrittenMigration(name.text)
    }
    return past
  }
}

extension Refusal {
  static func moduleExists(_ name: String, edited: [ProjectPath]) -> Refusal {
    if edited.isEmpty {
      return Refusal(
        "module-exists", "the module `\(name)` exists",
        "choose another name; `scaffold update \(name)` changes it")
    }
    return Refusal(
      Complaint(
        "module-exists", "the module `\(name)` exists and was edited",
        "choose another name; `scaffold update \(name)` changes it and keeps the edits"
      ).listing(edited.map { Message("edited  \($0)").text }))
  }
}
