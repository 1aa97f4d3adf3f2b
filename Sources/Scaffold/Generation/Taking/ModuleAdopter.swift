import Ground
import Model
import Templates

/// Plans how a folder that was written by hand becomes a module that the tool knows: it gets a
/// ledger, whose base is what the template gives for the answers that its files say. No file of it
/// changes.
package struct ModuleAdopter {
  let project: Project
  let template: Template
  let replies: Replies
  package private(set) var adopted: AdoptedModule?

  package init(project: Project, template: Template, replies: Replies) {
    (self.project, self.template, self.replies) = (project, template, replies)
  }

  /// - Parameters:
  ///   - folder: where the files are.
  ///   - isAgain: whether a ledger that is there is made anew, with its answers.
  ///   - registers: whether lines that are missing in shared files are put there.
  /// - Throws: `Refusal` for a name that is taken, and for a ledger that is there or is not.
  package mutating func plan(
    _ name: ModuleName, from folder: ProjectPath, isAgain: Bool, registers: Bool,
    with planner: inout Planner
  ) throws {
    let old = try project.ledger(of: name.text)
    let home = try ProjectPath(project.file.modules.text + "/" + name.text)
    if isAgain {
      guard old != nil else { throw Refusal.noLedger(name.text) }
    } else {
      try requireFree(name, folder, home, old, with: &planner)
    }
    let paths = try move(folder, to: home, with: &planner)
    let generator = Generator(template: template, project: project.file, folder: home)
    let (answers, reading) = try answers(
      for: name, isAgain ? old : nil, generator, HandmadeFiles(paths, as: planner))
    var past = isAgain ? old?.past ?? ModulePast() : ModulePast()
    if isAgain, let old {
      past.table = try generator.table(of: old)
    }
    let output = try generator.output(for: answers, past: past)
    adopted = try compare(
      output, named: name, answers, reading, besides: paths + Array(old?.files.keys ?? [:].keys),
      planner)
    let insertions = try planner.placed(output.insertions)
    _ = try BaseParts(of: project, planner)?.bring(for: [output.files], with: &planner)
    if registers {
      for insertion in insertions { try planner.insert(insertion) }
    }
    let ours = output.files.filter { path, _ in
      adopted?.files.contains { $0.path == path } ?? false
    }
    let ledger = Ledger(
      tool: Version.current, template: template.name, digest: template.digest, answers: answers,
      files: ours, endings: old?.endings ?? [:], edits: old?.edits ?? [:],
      insertions: insertions, past: output.past,
      leftOut: try planner.missing(old?.leftOut.filter { ours[$0] != nil } ?? []),
      replacing: old)
    try planner.writeLedger(
      ledger.text(in: home), to: generator.ledgerPath, isKnown: old != nil)
  }

  private func requireFree(
    _ name: ModuleName, _ folder: ProjectPath, _ home: ProjectPath, _ old: Ledger?,
    with planner: inout Planner
  ) throws {
    if let ledger = try project.ledger(of: folder.name), !ledger.isRemoved {
      throw Refusal.hasLedger(folder.name)
    }
    // Its own targets may be in the package already.
    var taken = try TakenNames(in: project, planned: &planner)
    try taken.add(name, isKnown: true)
    if folder != home, try Disk.entry(at: home.path(in: project.root)) != .nothing {
      throw Refusal.nameTaken(name.text)
    }
  }

  /// - Returns: the files of the module, where they are to be.
  private func move(
    _ folder: ProjectPath, to home: ProjectPath, with planner: inout Planner
  ) throws -> [ProjectPath] {
    var paths: [ProjectPath] = []
    for name in try Disk.files(below: folder.path(in: project.root)) {
      let (path, to) = (try ProjectPath("\(folder)/\(name)"), try ProjectPath("\(home)/\(name)"))
      if path != to { try planner.move(path, to: to, { $0 }, unless: { _ in }) }
      if path.name != Ledger.name, path.name != Disk.finderFile { paths.append(to) }
    }
    return paths
  }
}

// MARK: - Answers

extension ModuleAdopter {
  private func answers(
    for name: ModuleName, _ old: Ledger?, _ generator: Generator, _ files: HandmadeFiles
  ) throws -> ([Answer], AnswerReader.Reading?) {
    let modules = try Set(project.moduleFolders()).union([name.text])
    let reading: AnswerReader.Reading?
    let told: Replies
    if let old {
      (reading, told) = (nil, replies.overlaid(on: old.answers, of: template.info))
    } else {
      var reader = try AnswerReader(
        generator, of: name, among: modules, given: replies, files)
      let found = try reader.reading()
      (reading, told) = (found, found.replies)
    }
    let answers = try Questionnaire(
      template: template, replies: told, asking: reading?.doubtful ?? []
    ).answers(
      name: name.text, module: name, known: Values.known(project.file), modules: modules)
    return (answers, reading)
  }

  private func source(
    of variable: Variable, _ reading: AnswerReader.Reading?
  ) -> AdoptedModule.Source {
    guard !replies.hasAnswer(to: variable) else { return .given }
    guard let reading else { return .recorded }
    if reading.read.contains(variable.name) { return .read }
    let isAsked =
      replies.ask != nil && variable.kind != .flag && reading.doubtful.contains(variable.name)
    return isAsked ? .given : .standard
  }
}

// MARK: - Comparison

extension ModuleAdopter {
  private func compare(
    _ output: Generator.Output, named name: ModuleName, _ answers: [Answer],
    _ reading: AnswerReader.Reading?, besides others: [ProjectPath], _ planner: Planner
  ) throws -> AdoptedModule {
    let files = try output.files.sorted { $0.key < $1.key }.compactMap { path, text in
      let contents = try planner.contents(of: path)
      let state: AdoptedModule.State =
        contents.map { $0.says(text) ? .same : .differs } ?? .missing
      // What may be someone else's is.
      return state == .differs && output.keepsExisting.contains(path)
        ? nil : AdoptedModule.File(path: path, state: state)
    }
    let own = try Set(others).filter { path in
      try output.files[path] == nil && planner.contents(of: path) != nil
    }
    let shared = SharedLines(in: project.root)
    let missing = try output.insertions.filter { try !shared.contain($0) }
    return AdoptedModule(
      name: name.text,
      answers: template.info.variables.compactMap { variable in
        answers[variable.name].map { answer in
          AdoptedModule.Told(
            name: variable.name, words: answer.words, source: source(of: variable, reading),
            leftOut: variable.kind == .fields ? reading?.leftOut ?? [] : [])
        }
      },
      files: files, ownFiles: own.sorted(), unregistered: missing.map(\.file))
  }
}

extension Refusal {
  /// A module to adopt that has a ledger.
  static func hasLedger(_ name: String) -> Refusal {
    Refusal(
      "has-ledger", "the module `\(name)` has a ledger",
      "`--again` makes it anew from what the template gives today")
  }

  /// A module whose ledger is to be made anew, and that has none.
  static func noLedger(_ name: String) -> Refusal {
    Refusal("no-ledger", "`\(name)` has no ledger yet", "leave `--again` out")
  }
}
