import Ground
import Model
import SwiftReading
import Templates

/// Renders a template for a project and gives a planner what is wanted.
struct Generator {
  let template: Template
  let project: ProjectFile
  /// The folder the files are below; `nil` for the project's own.
  let folder: ProjectPath?

  /// The files that a template gives for some answers.
  struct Output {
    var files: [ProjectPath: String]
    let keepsExisting: Set<ProjectPath>
    /// The lines for the ends of files that others wrote.
    let endings: [ProjectPath: String]
    let insertions: [Insertion]
    /// Where no other module may have a line.
    let reserved: Set<Insertion.Region>
    let notes: [String]
    let past: ModulePast
    /// The file of the template from which each file was made.
    let origins: [ProjectPath: String]
    /// The parts of each file that is joined from some, in their order.
    let pieces: [ProjectPath: [Piece]]
    let answers: [Answer]
  }

  /// A part of a joined file, at the path that it has where it is a file of its own.
  struct Piece {
    let path: ProjectPath
    let text: String
    /// The file of the template from which it was made; `nil` of what was made before.
    var origin: String? = nil
  }

  /// - Throws: `RefusedByTemplate` for options that do not go together, `TemplateError`, or `BadTemplate`
  ///   for a path that leaves the project.
  /// - Parameters:
  ///   - past: what was made before stays in it.
  ///   - meaning: what the answers mean with the names of then, if that is known.
  func output(
    for answers: [Answer], past: ModulePast = ModulePast(), meaning: Meaning? = nil
  ) throws -> Output {
    var past = past
    var values = try values(for: answers, &past, meaning)
    if let refusal = try template.refusal(values) { throw RefusedByTemplate(reason: refusal) }
    let words = try TemplateWords(of: template, values, in: project.languages)
    values["words"] = words.value
    values["recording"] = past.recording.map { .text(String($0.dropLast())) } ?? .absent
    var files: [ProjectPath: String] = [:]
    var keepsExisting: Set<ProjectPath> = []
    var endings: [ProjectPath: String] = [:]
    let placement = ProjectPlacement(project: project, modules: modules(in: answers))
    var names = FileNames(project: project, folder: folder, answers: answers, values: values)
    var joints: [ProjectPath: [(order: Int, path: ProjectPath, origin: String)]] = [:]
    for file in try rendered(values) {
      let path = try path(of: file, at: file.path, placement)
      let place = try file.joint.map { try self.path(of: file, at: $0.path, placement) }
      try names.add(path, in: place, of: file.origin)
      if let joint = file.joint, let place {
        joints[place, default: []].append((joint.order, path, file.origin))
      }
      if file.existing == .append {
        endings[path] = file.text
      } else {
        files[path] =
          words.catalogs[file.origin] ?? lines(of: placement.text(file.text, at: path), at: path)
      }
      if file.existing == .keep { keepsExisting.insert(path) }
    }
    try names.requireUsable()
    let lines = try lines(values, placement)
    files = placement.scopingImports(in: files, of: folder)
    let pieces = joints.mapValues { joints in
      joints.sorted { $0 < $1 }.map {
        Piece(path: $0.path, text: files[$0.path] ?? "", origin: $0.origin)
      }
    }
    for piece in pieces.values.joined() { files[piece.path] = nil }
    for (place, pieces) in pieces { files[place] = JoinedFile.text(of: pieces.map(\.text)) }
    return Output(
      files: files, keepsExisting: keepsExisting,
      endings: endings,
      insertions: lines.map(\.insertion),
      reserved: Set(lines.filter(\.isAlone).map(\.insertion.region)),
      notes: try template.notes(values),
      past: past, origins: names.origins, pieces: pieces, answers: answers)
  }

  /// Where the files are that `output` has, whatever they say.
  func places(for answers: [Answer], past: ModulePast) throws -> Set<ProjectPath> {
    var past = past
    let values = try values(for: answers, &past, nil)
    let placement = ProjectPlacement(project: project, modules: modules(in: answers))
    let files = try template.files(values, areRendered: false)
    return Set(
      try files.filter { $0.existing != .append }
        .map { try path(of: $0, at: $0.joint?.path ?? $0.path, placement) })
  }

  /// What the template is rendered with, but for its words.
  private func values(
    for answers: [Answer], _ past: inout ModulePast, _ meaning: Meaning?
  ) throws -> [String: Value] {
    let meaning = try meaning ?? self.meaning(of: answers, names: past.names)
    past.table = past.table ?? meaning.table
    // The steps of a table that is not in use now are kept, for users have taken them.
    let all =
      meaning.table == nil
      ? meaning.values : try Values.values(of: answers, for: template, in: project, past: past)
    let (values, parts) = try template.choosing(past.parts, in: all)
    past.parts = past.parts.map { _ in parts }
    return values
  }

  /// The files of the template. The manifest of the project's own files names what those import.
  private func rendered(_ values: [String: Value]) throws -> [Template.File] {
    guard folder == nil else { return try template.files(values) }
    var values = values
    values["imports"] = TargetImports(of: []).value
    let files = try template.files(values)
    values["imports"] = TargetImports(of: files).value
    let manifests = try template.files(values, endingWith: Self.manifest)
    let origins = Set(manifests.map(\.origin))
    return files.filter { !origins.contains($0.origin) } + manifests
  }

  private static let manifest = "Package.swift"

  /// The text with its lines as long as the template has them: names are of any length.
  private func lines(of text: String, at path: ProjectPath) -> String {
    guard let width = template.info.lineLength, path.isSwift else { return text }
    return LongLines(width: width).broken(text)
  }

  /// The table that a module has, as its ledger says or an older tool has made it; `nil` if its rows
  /// are elsewhere too.
  func table(of ledger: Ledger) throws -> SourceTables? {
    try ledger.past.table
      ?? meaning(of: ledger.answers, names: ledger.past.names, from: ledger).table
  }

  /// Gives the planner what to write, and what it has to know of what was written before.
  ///
  /// - Parameter edits: the texts that the plan puts into files that someone else wrote.
  func plan(
    _ output: Output, answers: [Answer], edits: [ProjectPath: [String]] = [:],
    replacing old: Ledger?, with planner: inout Planner
  ) throws {
    let joined = old.map { joinedPieces(of: $0, for: output) } ?? []
    let old = old?.joining(joined)
    for pieces in joined { try planner.gather(pieces) }
    var written: [ProjectPath: String] = [:]
    for (path, text) in output.files.sorted(by: { $0.key < $1.key }) {
      let isOurs = try planner.write(
        text, to: path, base: old?.files[path],
        keepsExisting: output.keepsExisting.contains(path))
      if isOurs { written[path] = text }
    }
    for (path, base) in old?.files ?? [:] where output.files[path] == nil {
      if try planner.remove(path, base: base) { written[path] = base }
    }
    for insertion in old?.insertions ?? [] where !output.insertions.contains(insertion) {
      try planner.withdraw(insertion, unlessEdited: true)
    }
    var endings: [ProjectPath: String] = [:]
    for (path, text) in output.endings { endings[path] = try planner.append(text, to: path) }
    let insertions = try planner.placed(output.insertions)
    for insertion in insertions { try planner.insert(insertion) }
    let ledger = Ledger(
      tool: Version.current, template: template.name, digest: template.digest, answers: answers,
      files: written, endings: endings, edits: edits, insertions: insertions,
      past: output.past, replacing: old)
    try planner.writeLedger(ledger.text(in: folder), to: ledgerPath, isKnown: old != nil)
  }

  var ledgerPath: ProjectPath { Ledger.path(in: folder) }

  /// The module the answers are for, and those it uses.
  private func modules(in answers: [Answer]) -> [String] {
    folder == nil ? [] : [answers.text("name")] + answers.list("uses")
  }

  private func lines(
    _ values: [String: Value], _ placement: ProjectPlacement
  ) throws -> [(insertion: Insertion, isAlone: Bool)] {
    try template.lines(values).map { line in
      let file = try path(
        line.file, isInProject: true, of: "\(template.name)/template.json", placement)
      let insertion = Insertion(file: file, marker: line.marker, line: line.text, key: line.key)
      return (insertion, line.isAlone)
    }
  }

  private func path(
    of file: Template.File, at path: String, _ placement: ProjectPlacement
  ) throws -> ProjectPath {
    try self.path(path, isInProject: file.isInProject, of: file.origin, placement)
  }

  private func path(
    _ text: String, isInProject: Bool, of origin: String, _ placement: ProjectPlacement
  ) throws -> ProjectPath {
    do throws(OutsidePath) {
      let path = try ProjectPath(text)
      return try placement.path(of: isInProject ? path : path.moved(below: folder), in: folder)
    } catch {
      throw BadTemplate(file: origin, reason: .outside(text))
    }
  }
}
