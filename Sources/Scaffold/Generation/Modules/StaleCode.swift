import Ground
import Model
import SwiftReading

/// Finds the code that people wrote and that goes by what was there before: names that nobody declares
/// any more, and the fields that a type was made with.
package struct StaleCode {
  private let project: Project
  /// A module that goes: what is left of its files is nobody's but people's.
  private let leaving: String?

  package init(in project: Project, leaving: String? = nil) {
    (self.project, self.leaving) = (project, leaving)
  }

  /// The names that a plan takes away, and where code still uses them.
  ///
  /// - Returns: one note for each place.
  package func notes(after planner: Planner) throws -> [String] {
    let changes = planner.changes.values.filter { $0.path.isSwift }
    let texts = { (text: KeyPath<Change, [UInt8]?>) in
      Dictionary(
        uniqueKeysWithValues: changes.compactMap { change in
          change[keyPath: text].map { (change.path, String(decoding: $0, as: UTF8.self)) }
        })
    }
    return try notes(from: texts(\.before), to: texts(\.after), planner)
  }

  /// The names that were there before, and where code still uses those that are gone.
  ///
  /// - Parameter texts: what files said, from run to run.
  /// - Returns: one note for each place.
  package func notes(since texts: [[ProjectPath: String]]) throws -> [String] {
    let planner = Planner(root: project.root)
    var notes: [String] = []
    for before in texts {
      let now = try before.keys.reduce(into: [:]) { now, path in
        now[path] = try planner.contents(of: path).map { String(decoding: $0, as: UTF8.self) }
      }
      notes += try self.notes(from: before, to: now, planner)
    }
    var known: Set<String> = []
    return notes.filter { known.insert($0).inserted }
  }

  private func notes(
    from old: [ProjectPath: String], to new: [ProjectPath: String], _ planner: Planner
  ) throws -> [String] {
    let before = DeclaredNames(in: old.values.map { Array($0.utf8) })
    // Where the files that change keep their names, the others need not be read.
    let isWhole = before.subtracting(DeclaredNames(in: new.values.map { Array($0.utf8) })).isEmpty
    let initializers = FormerInitializers(from: old, to: new, renamed: [])
    guard !isWhole || !initializers.isEmpty else { return [] }
    let generated = try project.settledLedgers()
      .filter { !$0.ledger.isRemoved && ($0.name == nil || $0.name != leaving) }.map(\.ledger.files)
      .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    let code = try HandmadeCode(using: nil, in: project, besides: generated, planner)
      .filter(seesFiles(old.keys))
    let names = isWhole ? nil : try vanished(since: before, besides: generated, planner)
    return code.files.flatMap { file in names.map { firstNotes(on: $0, in: file) } ?? [] }
      + initializers.notes(code)
  }

  /// True if a file can use what is declared in some: it imports the module, or is in the same
  /// target.
  private func seesFiles(
    _ paths: some Sequence<ProjectPath>
  ) -> (HandmadeCode.File) -> Bool {
    guard !project.file.isOneTarget else { return { _ in true } }
    let target = { (path: ProjectPath) in path.text.split(separator: "/").prefix(2) }
    let modules = Set(paths.compactMap(project.module))
    let targets = Set(modules.flatMap { module in ModuleName.suffixes.map { module + $0 } })
    let others = Set(paths.filter { project.module(of: $0) == nil }.map(target))
    return { file in
      let own = project.module(of: file.path).map(modules.contains)
      return own ?? others.contains(target(file.path)) || file.source.imports(anyOf: targets)
    }
  }

  /// What was made for a module that is gone has little else.
  private func firstNotes(on names: VanishedNames, in file: HandmadeCode.File) -> [String] {
    let notes = file.notes(on: names)
    guard notes.count > 4 else { return notes }
    let more = Message("\(file.path): and \(notes.count - 3) more lines").text
    return notes.prefix(3) + [more]
  }

  private func vanished(
    since before: DeclaredNames, besides generated: [ProjectPath: String], _ planner: Planner
  ) throws -> VanishedNames? {
    let paths = Set(try SwiftFiles(in: project).paths).union(planner.changes.keys)
      .filter { $0.isSwift }
    let texts = try paths.compactMap(planner.contents)
    let known = paths.compactMap { path in
      planner.changes[path].map(\.after) ?? generated[path].map { Array($0.utf8) }
    }
    return VanishedNames(
      from: before, to: DeclaredNames(in: texts), in: known.compactMap(\.self), except: [],
      successors: [:])
  }
}
