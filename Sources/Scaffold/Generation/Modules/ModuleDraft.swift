import Fields
import Ground
import Model
import Templates

/// What is wanted of a module, or of the project's own files, before anything has a place.
struct ModuleDraft {
  let name: String?
  /// With files joined that are one now.
  let ledger: Ledger
  let joined: [JoinedPieces]
  let given: GivenChanges
  let generator: Generator
  let answers: [Answer]
  let was: Generator.Meaning
  let now: Generator.Meaning
  let past: ModulePast
  let output: Generator.Output

  /// - Parameter modules: the names of the folders that modules are in.
  init(
    of name: String?, _ ledger: Ledger, _ template: Template, given: GivenChanges,
    in project: Project, among modules: Set<String>, _ planner: Planner
  ) throws {
    let folder = name.flatMap(project.folder(of:))
    let generator = Generator(template: template, project: project.file, folder: folder)
    try RecordedAnswers(ledger, of: name, in: project)
      .requireUsable(
        for: template.info, besides: given.replacedOptions(of: template.info), among: modules)
    let answers = try Self.answers(of: name, ledger, template, given, in: project, among: modules)
    let was = try generator.meaning(
      of: ledger.answers, names: ledger.past.names, from: ledger)
    let now =
      answers == ledger.answers
      ? was : try generator.meaning(of: answers, names: ledger.past.names, from: ledger)
    let past = try Self.past(of: name ?? "", ledger, from: was, to: now, given, generator)
    let output = try generator.output(for: answers, past: past, meaning: now)
    if let name {
      let names = SourceNames(project: project)
      try names.requireFreePlaces(output, of: name)
      if past.table == nil { try names.requireFreeTable(output.past, for: answers, of: name) }
      try names.requireFreeKeys(output, for: answers, of: name, replacing: ledger)
      let more = Set(answers.list("uses")).subtracting(ledger.answers.list("uses"))
      if !more.isEmpty {
        try ModuleUses(in: project, planned: planner).requireNoCircle(
          through: name, using: more.sorted())
      }
    }
    let joined = generator.joinedPieces(of: ledger, for: output, meaning: was)
    (self.name, self.ledger, self.joined) = (name, ledger.joining(joined), joined)
    (self.given, self.generator, self.answers) = (given, generator, answers)
    (self.was, self.now, self.past, self.output) = (was, now, past, output)
  }
}

extension ModuleDraft {
  private static func answers(
    of name: String?, _ ledger: Ledger, _ template: Template, _ given: GivenChanges,
    in project: Project, among modules: Set<String>
  ) throws -> [Answer] {
    let replies = try given.replies(to: template.info, recorded: ledger.answers)
    return try Questionnaire(template: template, replies: replies, isRecorded: true).answers(
      name: ledger.answers.text("name"), module: name.map(ModuleName.init(_:)),
      known: name == nil ? [:] : Values.known(project.file),
      modules: modules)
  }

  /// The facts that the module keeps: its names, the recorded reply, and the table that users' rows
  /// are in, with the step that it has to take now.
  ///
  /// - Throws: `Refusal.rewrittenMigration` for another table, `InvalidFieldEdit` for rows that would
  ///   be unreadable or have no value.
  private static func past(
    of name: String, _ ledger: Ledger, from was: Generator.Meaning, to now: Generator.Meaning,
    _ given: GivenChanges, _ generator: Generator
  ) throws -> ModulePast {
    let changes = try given.fieldChanges(for: generator.template.info)
    if was.rows == .inStorage {
      try changes?.requireReadable(in: name, having: ledger.answers.text("fields"))
    }
    var past = ledger.past
    if let changes, let recording = past.recording {
      let variable = generator.template.info.variables.first { $0.kind == .fields }
      past.recording =
        RecordedReply(recording).renamed(
          changes.renamedKeys, of: ledger.answers.text(variable?.name ?? "")) ?? recording
    }
    past.table = past.table ?? was.table
    guard let table = past.table, let wanted = now.table else { return past }
    guard table.shape == wanted.shape else { throw Refusal.rewrittenMigration(name) }
    past.table = try table.stepping(to: wanted, from: was.table, changes)
    return past
  }
}

extension ModuleDraft {
  /// What there is to say of the data that the module keeps.
  func notes(_ changes: FieldEdits?) -> [String] { notesOnRows() + staleRecording(changes) }

  /// What becomes of the rows that users have kept.
  private func notesOnRows() -> [String] {
    if was.table != nil, now.table == nil {
      return [
        Message("What users have kept in its table stays in their files, and is read no more").text
      ]
    }
    if was.rows == .inStorage, now.rows != .inStorage {
      return [
        Message("What users have kept in its storage stays in their files, and is read no more")
          .text
      ]
    }
    let isNewStep = output.past.table?.hasMoreSteps(than: ledger.table) ?? false
    return isNewStep ? output.past.table?.lastNotes ?? [] : []
  }

  /// What was recorded of a server says the old keys where nobody knows which are meant.
  private func staleRecording(_ changes: FieldEdits?) -> [String] {
    guard let names = changes?.renamedKeys, !names.isEmpty, let recording = ledger.past.recording,
      output.past.recording == recording,
      let file = ledger.files.filter({ $0.value == recording }).keys.min()
    else { return [] }
    let keys = names.map { "`\($0.old)`" }.joined(separator: ", ")
    return [
      Message("\(file) still says \(keys), and nothing in it is what the module asks for").text
    ]
  }
}

extension Refusal {
  /// The rows of the module are nowhere else than in the table that would be another one.
  static func rewrittenMigration(_ name: String) -> Refusal {
    Refusal(
      "rewritten-migration",
      "`\(name)` would get other tables, and what users have kept in those it has would be "
        + "lost: a migration is never rewritten",
      "`scaffold update \(name) --fields` appends one")
  }
}
