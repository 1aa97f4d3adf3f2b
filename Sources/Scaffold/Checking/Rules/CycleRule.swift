import Ground
import SwiftReading

/// Modules that can only be understood, tested and built together.
enum CycleRule: Rule {
  static let name = "cycle"
  static let summary = "Modules do not use each other in a cycle."
  static let example = RuleExample(
    adding: ["Feed/Business/FeedHandler.swift": "struct FeedHandler { let login: LoginHandler }"],
    bad: [
      "scaffold.json": RuleExample.projectFile(
        #""uses": { "Feed": ["Login"], "Login": ["Feed"] }"#),
      "Login/Business/LoginFeed.swift": "struct LoginFeed { let feed: FeedHandler }",
    ],
    good: ["scaffold.json": RuleExample.projectFile(#""uses": { "Feed": ["Login"] }"#)])

  static func findings(in project: Inspection) -> [Finding] { ModuleGraph(project).findings() }
}

/// Which module uses which, to find those that use each other in a cycle.
private struct ModuleGraph {
  /// The modules that each module uses, and where it first does.
  private var uses: [String: [String: SourcePlace]] = [:]

  init(_ project: Inspection) {
    for relation in project.relations {
      guard let modules = relation.modules else { continue }
      add(modules.from, modules.to, at: relation.place)
    }
    for line in project.map.packages.flatMap(\.contents.modules) {
      for used in line.uses ?? [] where used != line.name { add(line.name, used, at: line.place) }
    }
  }

  /// A file that uses the other module shows more than a line that says it may.
  private mutating func add(_ module: String, _ used: String, at place: SourcePlace) {
    if uses[module]?[used] == nil { uses[module, default: [:]][used] = place }
  }
}

extension ModuleGraph {
  /// One cycle for each group of modules that are in one, the shortest through its first module.
  func findings() -> [Finding] {
    let names = Set(uses.keys).union(uses.values.flatMap(\.keys)).sorted()
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let edges = names.map { name in
      uses[name, default: [:]].keys.compactMap { places[$0] }.sorted()
    }
    return Components(of: edges).groups.compactMap { group in
      cycle(through: group[0], in: Set(group), edges).map { finding(for: $0.map { names[$0] }) }
    }
  }

  private func finding(for cycle: [String]) -> Finding {
    let steps = zip(cycle, cycle.dropFirst()).compactMap { module, used in
      uses[module]?[used].map {
        Finding.Note(place: $0, words: "`\(module)` uses `\(used)` here")
      }
    }
    let chain = cycle.joined(separator: " → ")
    return CycleRule.finding(
      at: steps[0].place, with: chain,
      "these modules use each other in a cycle: \(chain); take one of the uses out",
      notes: Array(steps.dropFirst()))
  }

  /// The shortest way from a module back to itself, the module at both ends.
  private func cycle(through start: Int, in group: Set<Int>, _ edges: [[Int]]) -> [Int]? {
    var cameFrom: [Int: Int] = [:]
    var waiting = [start]
    var next = 0
    while next < waiting.count {
      let current = waiting[next]
      next += 1
      for used in edges[current] where group.contains(used) {
        if used == start { return way(to: current, cameFrom) + [start] }
        guard cameFrom[used] == nil else { continue }
        cameFrom[used] = current
        waiting.append(used)
      }
    }
    return nil
  }

  private func way(to module: Int, _ cameFrom: [Int: Int]) -> [Int] {
    var way = [module]
    while let last = way.last, let before = cameFrom[last] { way.append(before) }
    return way.reversed()
  }
}
