import Fields
import Ground
import Model
import Templates

/// Plans how what was generated becomes what the templates give now, for the answers of then or for
/// others.
package struct ModuleUpdater {
  let project: Project
  let catalog: Catalog
  /// The names of the folders that modules are in.
  private let modules: Set<String>
  /// Each template made once for all modules.
  private var templates: [String: Template] = [:]
  private var search: VanishedNamesSearch
  package private(set) var updated: [Updated] = []
  /// The ledgers that the plan goes by: of modules by their names, and of the project.
  package private(set) var ledgers: [(name: String?, ledger: Ledger)] = []
  /// The parts of the project's own files that come and go with what is planned.
  package private(set) var settlement = BaseParts.Settlement()

  /// A module that the plan brings up to date, or the project's own files.
  package struct Updated {
    /// The module's name; `nil` for the project.
    package let name: String?
    /// The version of the tool that generated it last.
    package let tool: String
    package let answers: [AnswerChange]
    package let files: Set<ProjectPath>
    /// True if the template has changed since.
    let isOfNewerTemplate: Bool
    package fileprivate(set) var notes: [String]
  }

  package init(project: Project, catalog: Catalog) throws {
    self.project = project
    self.catalog = catalog
    modules = Set(try project.moduleFolders())
    search = VanishedNamesSearch(project: project)
  }

  /// Plans it for the project's own files and for all modules.
  package mutating func planAll(with planner: inout Planner) throws {
    var drafts: [ModuleDraft] = []
    let own = try project.ledger()
    if let own { ledgers.append((nil, own)) }
    for (name, ledger) in try project.modules() where !ledger.isRemoved {
      drafts.append(try draft(name, ledger, given: .nothing, with: planner))
    }
    // Modules put lines into the project's files, so those come first.
    if let own { try place(draftOfProject(own, with: drafts, planner), with: &planner) }
    for draft in drafts { try place(draft, with: &planner) }
    try takeOut(drafts, with: &planner)
    try tellOfVanishedNames(planner)
  }

  /// - Parameter given: the options that change; the rest stays.
  package mutating func plan(
    _ names: [ModuleName], given: GivenChanges, with planner: inout Planner
  ) throws {
    var drafts: [ModuleDraft] = []
    for name in names {
      let ledger = try project.knownLedger(of: name.text)
      drafts.append(try draft(name.text, ledger, given: given, with: planner))
    }
    settlement.gained =
      try BaseParts(of: project, planner, in: catalog)?
      .bring(for: drafts.map(\.output.files), with: &planner) ?? []
    for draft in drafts { try place(draft, with: &planner) }
    try takeOut(drafts, with: &planner)
    try tellOfVanishedNames(planner)
    try tellOfOlderBase()
  }

  /// Warns that a module of today may need a Base of today.
  private mutating func tellOfOlderBase() throws {
    guard let ledger = try project.ledger(), let template = template(named: ledger.template),
      ledger.digest != template.digest
    else { return }
    for index in updated.indices where updated[index].isOfNewerTemplate {
      updated[index].notes.append(
        Message(
          "The project's own files are of an older template, which may lack what this module needs; "
            + "`scaffold update` brings all up to date"
        ).text)
    }
  }

  /// Code that is not merged may be anywhere; what all files will say is known at the end.
  private mutating func tellOfVanishedNames(_ planner: Planner) throws {
    let notes = try search.notes(planner)
    for index in updated.indices { updated[index].notes += notes[updated[index].name] ?? [] }
  }

  private func files(of drafts: [ModuleDraft]) -> [String: [ProjectPath: String]] {
    Dictionary(drafts.map { ($0.name ?? "", $0.output.files) }) { first, _ in first }
  }

  /// Plans that the parts go that nothing needs when the modules are as planned: after these, which had
  /// lines in files of such parts.
  private mutating func takeOut(_ drafts: [ModuleDraft], with planner: inout Planner) throws {
    guard let base = try BaseParts(of: project, planner, in: catalog) else { return }
    let settled = try base.settle(files(of: drafts), with: &planner)
    settlement.lost = settled.lost
    // What stays is no news where nothing goes.
    if !settled.lost.isEmpty { settlement.held = settled.held }
  }

  /// The project's own files, with the parts that its modules need as they will be besides those that
  /// are there.
  private mutating func draftOfProject(
    _ ledger: Ledger, with drafts: [ModuleDraft], _ planner: Planner
  ) throws -> ModuleDraft {
    var wanted = ledger
    if let present = ledger.past.parts,
      let need = try BaseParts(of: project, planner, in: catalog)?.need(files(of: drafts), planner)
    {
      wanted.past.parts = need.parts.union(present)
    }
    let draft = try draft(nil, wanted, given: .nothing, with: planner)
    if let present = ledger.past.parts, let parts = draft.output.past.parts {
      settlement.gained = parts.subtracting(present).sorted()
    }
    return draft
  }

  private mutating func draft(
    _ name: String?, _ ledger: Ledger, given: GivenChanges, with planner: Planner
  ) throws -> ModuleDraft {
    guard let template = template(named: ledger.template) else {
      throw Refusal.templateGone(
        ledger.template, of: name.map { "`\($0)`" } ?? "the project")
    }
    if name != nil { ledgers.append((name, ledger)) }
    return try ModuleDraft(
      of: name, ledger, template, given: given, in: project, among: modules, planner)
  }

  private mutating func place(_ draft: ModuleDraft, with planner: inout Planner) throws {
    let (name, ledger, output, was) = (draft.name, draft.ledger, draft.output, draft.was)
    let template = draft.generator.template
    for pieces in draft.joined { try planner.gather(pieces) }
    let changes = try draft.given.fieldChanges(for: template.info)
    let renamed = changes?.renamed ?? []
    planner.renamedFields = try changes.flatMap {
      try fieldRename($0, of: name, ledger, from: was, draft.past, draft.generator, planner)
    }
    planner.vanished = try search.names(
      of: name, from: ledger.files, to: output.files, except: Set(renamed.map(\.old)),
      successors: template.successors(draft.now.values), planner)
    planner.unusable = []
    try draft.generator.update(
      output, answers: draft.answers, from: ledger, with: &planner)
    let unusable = planner.unusable.map { VanishedName.note(on: $0.names, at: $0.path.text) }
    let uses = UsesOfFields(fields: renamed)
    let followed =
      try planner.renamedFields.map { rename in
        try uses.rename(
          by: rename,
          in: HandmadeCode(using: name ?? "", in: project, besides: output.files, planner), &planner
        )
      } ?? []
    let former = try notes(on: uses, in: name, ledger, output, planner)
    updated.append(
      Updated(
        name: name, tool: ledger.tool,
        answers: AnswerChange.changes(from: ledger.answers, to: draft.answers),
        files: Set(output.files.keys).union(ledger.files.keys)
          .union(draft.joined.flatMap { $0.recorded.map(\.path) }),
        isOfNewerTemplate: ledger.digest != template.digest,
        notes: draft.notes(changes) + followed + former + unusable))
  }

  /// Where code that people wrote goes by the fields of then.
  private func notes(
    on uses: UsesOfFields, in name: String?, _ ledger: Ledger, _ output: Generator.Output,
    _ planner: Planner
  ) throws -> [String] {
    guard let name, ledger.files != output.files else { return [] }
    let initializers = FormerInitializers(
      from: ledger.files, to: output.files, renamed: uses.fields)
    guard !uses.fields.isEmpty || !initializers.isEmpty else { return [] }
    let code = try HandmadeCode(using: name, in: project, besides: output.files, planner)
    return uses.notes(code) + initializers.notes(code)
  }

  /// The new names of the template when fields are renamed and nothing else is changed.
  private mutating func fieldRename(
    _ changes: FieldEdits, of name: String?, _ ledger: Ledger, from was: Generator.Meaning,
    _ past: ModulePast, _ generator: Generator, _ planner: Planner
  ) throws -> FieldRename? {
    guard !changes.renamedKeys.isEmpty else { return nil }
    var renamed = ledger.past
    renamed.recording = past.recording
    // Where the two do not go together alone, edits are merged as after any other change.
    guard let answers = ledger.answers.renamed(by: changes, in: generator.template.info),
      let old = try? generator.output(for: ledger.answers, past: ledger.past, meaning: was).files,
      let new = try? generator.output(for: answers, past: renamed).files
    else { return nil }
    let members = try search.vanished(of: name, from: old, to: new, planner)
    return FieldRename(changes.renamed, from: old, to: new, members: members)
  }

  private mutating func template(named name: String) -> Template? {
    if let template = templates[name] { return template }
    let template = try? catalog.template(named: name)
    templates[name] = template
    return template
  }
}

extension Refusal {
  /// The template that the module, or the project itself, was made from.
  static func templateGone(_ template: String, of name: String) -> Refusal {
    Refusal(
      "template-gone",
      "the template `\(template.printable)` that \(term: name) was made from is gone",
      "bring it back")
  }
}
