import Ground
import Model
import SwiftReading
import Templates

/// Finds the answers that a module which was written by hand would have been made with: those for which
/// the template gives most of its files, and least that is not there.
///
/// It goes from the defaults, one variable at a time, until no other answer fits better.
struct AnswerReader {
  let template: Template
  let generator: Generator
  let name: ModuleName
  let modules: Set<String>
  /// Answers that are given: they count, and are not looked for.
  let given: Replies
  let fields: PropertyReader
  let uses: [String]
  var files: HandmadeFiles
  /// The answers so far that are not the default.
  var found: [String: FiniteAnswer] = [:]
  var known: [[String: FiniteAnswer]: Fit?] = [:]
  /// True if the fields are those of the entity, and not of what a form enters.
  var readsEntity = false
  /// The type of each field that may have several, as its reading counts them.
  var types: [Int] = []

  /// The result of the search.
  struct Reading {
    /// With what was given.
    let replies: Replies
    /// The variables that were read.
    let read: Set<String>
    /// Those whose answers nothing says.
    let doubtful: Set<String>
    /// The properties of the entity that no field can be.
    let leftOut: [String]
  }

  init(
    _ generator: Generator, of name: ModuleName, among modules: Set<String>, given: Replies,
    _ files: HandmadeFiles
  ) throws {
    (template, self.generator, self.name) = (generator.template, generator, name)
    (self.modules, self.given, self.files) = (modules, given, files)
    let sources = try files.sources()
    fields = PropertyReader(sources)
    let imports = Set(sources.flatMap { $0.imports.joined().map(\.statement.module) })
    let registered = try Self.named(besides: name, in: generator.project, of: files)
    uses = modules.subtracting([name.text])
      .filter { imports.contains($0 + "Business") || registered.contains($0) }.sorted()
  }

  mutating func reading() throws -> Reading {
    let variables = template.info.variables.filter { !given.hasAnswer(to: $0) }
    let start = try output() ?? [:]
    guard try files.hasAny(start) || fitsSomehow(variables) else {
      return Reading(
        replies: given, read: [], doubtful: Set(variables.map(\.name)), leftOut: [])
    }
    // What a thing is called may be the default of one kind, which would then seem to fit the best.
    let names = variables.filter { $0.kind == .identifier }
    for _ in 0..<2 {
      let before = found
      let typesBefore = types
      for variable in names + variables { try settle(variable) }
      try settleFields()
      if found == before, types == typesBefore { break }
      known = [:]
    }
    return try reading(of: variables)
  }

  /// The score of the answers that were found.
  private mutating func reading(of variables: [Variable]) throws -> Reading {
    var (read, doubtful): (Set<String>, Set<String>) = ([], [])
    for variable in variables where !candidates(for: variable).isEmpty {
      switch try evidence(for: variable) {
      case .clear: read.insert(variable.name)
      case .doubtful: doubtful.insert(variable.name)
      case .nothing:
        if variable.kind == .identifier, fields.types.contains(entity) {
          read.insert(variable.name)
        }
      }
    }
    for variable in variables where doubtful.contains(variable.name) { found[variable.name] = nil }
    let reading = fieldReading
    for variable in variables where variable.kind == .fields {
      if reading == nil { doubtful.insert(variable.name) } else { read.insert(variable.name) }
    }
    if !uses.isEmpty {
      read.formUnion(variables.filter { $0.kind == .modules }.map(\.name))
    }
    return Reading(
      replies: replies(found), read: read, doubtful: doubtful, leftOut: reading?.leftOut ?? [])
  }
}
