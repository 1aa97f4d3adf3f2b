import Ground
import Model
import SwiftReading
import Templates

/// The parts of a project's own files: brings those that its code needs, and takes out those that
/// nothing needs any more.
package struct BaseParts {
  let project: Project
  package internal(set) var ledger: Ledger
  let generator: Generator

  /// What changes with the modules of a project.
  package struct Settlement: Sendable {
    /// In the order of their names.
    package var gained: [String] = []
    package var lost: [String] = []
    /// Parts that only somebody's own code needs, or that somebody edited, each with the place.
    package var held: [(part: String, place: String)] = []

    package init(gained: [String] = [], lost: [String] = []) {
      (self.gained, self.lost) = (gained, lost)
    }
  }

  /// - Parameter planner: knows the files of a project that is only planned yet.
  /// - Returns: `nil` where the tool has made no files of the project's own.
  package init?(of project: Project, _ planner: Planner, in catalog: Catalog? = nil) throws {
    guard let ledger = try planner.ledger(in: nil) else { return nil }
    let catalog = try catalog ?? Project.catalog(in: project.root, over: .embedded)
    guard let template = try? catalog.template(named: ledger.template), !template.choice.isEmpty
    else { return nil }
    self.project = project
    self.ledger = project.owned(ledger, in: nil, among: [])
    generator = Generator(template: template, project: project.file, folder: nil)
  }

  /// True if all parts are there whatever needs them, as in projects from before there were parts.
  package var areAll: Bool { ledger.past.parts == nil }

  /// True if the project's own files are of the template as it is now.
  package var isOfToday: Bool { ledger.digest == generator.template.digest }

  package var choice: PartChoice { generator.template.choice }
}

// MARK: - Modules that come

extension BaseParts {
  /// Plans the parts that new files need, besides those that are there.
  ///
  /// - Returns: the names of the parts that come.
  package func bring(
    for files: [[ProjectPath: String]], with planner: inout Planner
  ) throws -> [String] {
    guard let present = ledger.past.parts else { return [] }
    let wanted = present.union(asked(for: files))
    guard wanted != present else { return [] }
    return try plan(wanted, ledger.past.added, with: &planner).gained
  }

  /// The parts that some files ask for.
  func asked(for files: [[ProjectPath: String]]) -> Set<String> {
    var asked: Set<String> = []
    for (path, text) in files.joined() where path.isSwift {
      let source = SwiftSource(Array(text.utf8), countsLines: false)
      asked.formUnion(AskedParts.places(in: source, choice).keys)
    }
    return asked
  }

  /// Plans that the project has some parts, with what they need, and no others.
  ///
  /// - Parameter added: those that stay whatever the modules need.
  func plan(
    _ wanted: Set<String>, _ added: Set<String>, with planner: inout Planner
  ) throws -> Settlement {
    let now = try closed(wanted.union(added))
    let before = try ledger.past.parts ?? closed(nil)
    let (gained, lost) = (now.subtracting(before), before.subtracting(now))
    let isKnown = ledger.past.parts == now && ledger.past.added == added
    // What is in the way already is what there is to say.
    guard !isKnown, planner.conflicts.isEmpty else { return Settlement() }
    guard isOfToday else {
      // What is left in place does no harm; what is missing does.
      guard gained.isEmpty else { throw Refusal.olderBase(parts: gained.sorted()) }
      return Settlement()
    }
    var past = ledger.past
    (past.parts, past.added) = (now, added)
    let output = try generator.output(for: ledger.answers, past: past)
    let policy = planner.merging
    planner.merging = policy ?? .refuse
    let places = try generator.places(for: ledger.answers, past: ledger.past)
    try generator.update(
      output, answers: ledger.answers, from: ledger, after: places, with: &planner)
    planner.merging = policy
    return Settlement(gained: gained.sorted(), lost: lost.sorted())
  }
}

// MARK: - Modules that change or go

extension BaseParts {
  /// The parts that a project needs when some modules are as planned.
  package struct Need {
    package var parts: Set<String>
    package var held: [(part: String, place: String)]
  }

  /// - Parameters:
  ///   - modules: the files that the templates give for modules that change, by the modules' names;
  ///     none for those that go.
  ///   - planner: knows what is planned of other files.
  package func need(
    _ modules: [String: [ProjectPath: String]], _ planner: Planner
  ) throws -> Need {
    var generated: [ProjectPath: [String]] = [:]
    var files: [[ProjectPath: String]] = Array(modules.values)
    for (name, module) in try project.settledModules().modules where !module.isRemoved {
      for (path, text) in module.files { generated[path, default: []].append(text) }
      guard modules[name] == nil else { continue }
      let folder = project.folder(of: name)
      let planned =
        planner.changes[Ledger.path(in: folder)] == nil ? module : try planner.ledger(in: folder)
      if let planned, !planned.isRemoved { files.append(planned.files) }
    }
    for (path, text) in modules.values.joined() { generated[path, default: []].append(text) }
    for (path, text) in ledger.files { generated[path, default: []].append(text) }
    var need = Need(
      parts: try closed(asked(for: files).union(ledger.past.added)), held: [])
    var partOfFile: [ProjectPath: String]?
    var code: [OwnCode] = []
    let planned = planner.changes.keys.filter(\.isSwift)
    for path in try Set(SwiftFiles(in: project).paths).union(planned).sorted() {
      guard let contents = try planner.contents(of: path),
        !(generated[path] ?? []).contains(where: { contents.saysBesidesMarked($0) })
      else { continue }
      var places: [String: String] = [:]
      // Few projects have edited files of such parts, and all has to be made to know which they are.
      if ledger.files[path] != nil {
        let known = try partOfFile ?? partsOfFiles()
        partOfFile = known
        if let part = known[path] { places[part] = path.text }
      }
      let source = SwiftSource(contents)
      let isOwn = contents.linesBesides(generated[path] ?? [])
      code.append(OwnCode(path: path, source: source, isOwn: isOwn))
      let asked = AskedParts.places(in: source, choice) { byte in
        isOwn[source.lines.place(of: byte).line - 1]
      }
      for (part, offset) in asked where places[part] == nil {
        places[part] = "\(path):\(source.lines.place(of: offset).line)"
      }
      for (part, place) in places.sorted(by: { $0.key < $1.key })
      where !need.parts.contains(part) {
        let more = try closed(need.parts.union([part]))
        if more.contains(part) { need.held.append((part, place)) }
        need.parts = more
      }
    }
    try hold(for: code, &need, planner)
    return need
  }

  /// What the project's own files are with some parts; `nil` for all that it can have.
  func output(with parts: Set<String>?) throws -> Generator.Output {
    var past = ledger.past
    past.parts = parts
    return try generator.output(for: ledger.answers, past: past)
  }

  /// Plans that the project has the parts that it needs when some modules are as planned.
  ///
  /// - Parameters:
  ///   - modules: as for `need`.
  ///   - added: those that stay whatever the modules need; as it was, if nothing is said.
  ///   - takesOut: whether parts go that nothing needs.
  package func settle(
    _ modules: [String: [ProjectPath: String]], added: Set<String>? = nil, takesOut: Bool = true,
    with planner: inout Planner
  ) throws -> Settlement {
    guard let present = ledger.past.parts else { return Settlement() }
    var base = self
    base.ledger.past.added = added ?? ledger.past.added
    let need = try base.need(modules, planner)
    let wanted = takesOut ? need.parts : need.parts.union(present)
    var settlement = try plan(wanted, base.ledger.past.added, with: &planner)
    settlement.held = need.held.filter { present.contains($0.part) }
    return settlement
  }

  /// The parts with what they need; `nil` for all that the project can have.
  func closed(_ parts: Set<String>?) throws -> Set<String> {
    let values = try Values.values(
      of: ledger.answers, for: generator.template, in: project.file)
    return try choice.closed(parts, for: values)
  }

  /// The part that each file of the project belongs to, of those that are in one.
  private func partsOfFiles() throws -> [ProjectPath: String] {
    try generator.output(for: ledger.answers, past: ledger.past).origins.compactMapValues {
      origin in
      generator.template.part(ofFile: origin)
    }
  }
}

extension [UInt8] {
  /// True if a file is as it was generated, but for what modules have put between its markers.
  fileprivate func saysBesidesMarked(_ text: String) -> Bool {
    if says(text) { return true }
    guard lastRange(of: Array("scaffold:".utf8)) != nil else { return false }
    return unmarkedLines.elementsEqual(Array(text.utf8).unmarkedLines)
  }

  /// Whether each line is somebody's own: it stands in none of the generated texts, or not as often.
  fileprivate func linesBesides(_ texts: [String]) -> [Bool] {
    var known: [String: Int] = [:]
    for line in texts.flatMap({ Array($0.utf8).lines }) { known[line.text, default: 0] += 1 }
    return lines.map { line in
      known[line.text, default: 0] -= 1
      return known[line.text, default: 0] < 0
    }
  }

  private var unmarkedLines: [String] {
    var isMarked = false
    return lines.compactMap { line in
      let text = line.text
      let isMarker = text.hasPrefix("// scaffold:")
      defer { if isMarker { isMarked = text != "// scaffold:end" } }
      return isMarked && !isMarker ? nil : text
    }
  }
}

extension ArraySlice<UInt8> {
  /// A line without the blank space around it.
  fileprivate var text: String { String(decoding: self, as: UTF8.self).trimmed }
}
