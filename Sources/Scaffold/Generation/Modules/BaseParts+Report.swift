import Ground
import Model
import Templates

extension BaseParts {
  /// A part, for people: whether it is there, how big it is, and why.
  package struct Report: Sendable {
    package let part: Part
    package let isThere: Bool
    /// The lines of its Swift files.
    package let lines: Int
    /// The lines of its tests, and of what they stand on.
    package let testLines: Int
    package let reasons: [Reason]
  }

  /// Why a part is there.
  package enum Reason: Equatable, Sendable {
    /// A module names what the part declares.
    case module(String)
    /// Another part does not compile without it.
    case part(String)
    /// These parts bring it together.
    case parts([String])
    /// Somebody asked for it.
    case added
    /// Code of the team's own names it, as `FILE:LINE`, or the team has edited the file.
    case place(String)
  }

  /// All parts that the project can have, in the order of their names.
  package func reports(_ planner: Planner) throws -> [Report] {
    let possible = try closed(nil)
    let present = ledger.past.parts ?? possible
    let sizes = try sizes()
    let modules = try askingModules()
    let held = try need([:], planner).held
    return choice.parts.filter { possible.contains($0.name) }.map { part in
      let isThere = present.contains(part.name)
      var reasons = (modules[part.name] ?? []).map(Reason.module)
      reasons += choice.parts
        .filter { present.contains($0.name) && $0.needs.contains(part.name) }
        .map { .part($0.name) }
      if !part.with.isEmpty { reasons.append(.parts(part.with)) }
      if ledger.past.added.contains(part.name) { reasons.append(.added) }
      reasons += held.filter { $0.part == part.name }.map { .place($0.place) }
      let size = sizes[part.name] ?? (0, 0)
      return Report(
        part: part, isThere: isThere, lines: size.code, testLines: size.tests,
        reasons: isThere ? reasons : [])
    }
  }

  private func askingModules() throws -> [String: [String]] {
    var modules: [String: [String]] = [:]
    for (name, module) in try project.settledModules().modules where !module.isRemoved {
      for part in asked(for: [module.files]) { modules[part, default: []].append(name) }
    }
    return modules
  }

  /// The lines of each part, were all there.
  private func sizes() throws -> [String: (code: Int, tests: Int)] {
    var past = ledger.past
    past.parts = nil
    let output = try generator.output(for: ledger.answers, past: past)
    var sizes: [String: (code: Int, tests: Int)] = [:]
    for (path, text) in output.files where path.isSwift {
      let part = output.origins[path].flatMap(generator.template.part(ofFile:))
      guard let part else { continue }
      let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
      var size = sizes[part] ?? (0, 0)
      if path.text.contains("Tests/") { size.tests += lines } else { size.code += lines }
      sizes[part] = size
    }
    return sizes
  }
}

// MARK: - Parts that somebody asks for

extension BaseParts {
  /// Plans parts that somebody wants whatever the modules need.
  ///
  /// - Parameter names: names of parts; `nil` for all.
  package func add(_ names: [String]?, with planner: inout Planner) throws -> Settlement {
    guard let present = ledger.past.parts else { return Settlement() }
    let wanted = try closed(names.map(Set.init))
    let added = names.map(Set.init) ?? wanted
    return try plan(present.union(wanted), ledger.past.added.union(added), with: &planner)
  }

  /// Plans that the project has only what its modules and its own code need, also where it has had all
  /// parts up to now.
  package func prune(with planner: inout Planner) throws -> Settlement {
    var bare = self
    bare.ledger.past.added = []
    let need = try bare.need([:], planner)
    var settlement = try plan(need.parts, [], with: &planner)
    settlement.held = need.held
    return settlement
  }
}
