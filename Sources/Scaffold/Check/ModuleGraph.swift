/// Which module uses which, to find those that use each other in a circle.
struct ModuleGraph {
  /// The modules that each module uses, and where it first does.
  private var uses: [String: [String: SourcePlace]] = [:]

  init(_ inspection: Inspection) {
    for relation in inspection.relations {
      guard let modules = relation.modules else { continue }
      add(modules.from, modules.to, at: relation.place)
    }
    for line in inspection.map.packages.flatMap(\.contents.modules) {
      for used in line.uses ?? [] where used != line.name { add(line.name, used, at: line.place) }
    }
  }

  /// A file that uses the other module shows more than a line that says it may.
  private mutating func add(_ module: String, _ used: String, at place: SourcePlace) {
    if uses[module]?[used] == nil { uses[module, default: [:]][used] = place }
  }
}

extension ModuleGraph {
  /// One circle for each group of modules that are in one, the shortest through its first module.
  func findings() -> [Finding] {
    var isDone: Set<String> = []
    var findings: [Finding] = []
    for module in uses.keys.sorted() where !isDone.contains(module) {
      guard let circle = circle(through: module) else { continue }
      isDone.formUnion(group(of: module))
      findings.append(finding(for: circle))
    }
    return findings
  }

  private func finding(for circle: [String]) -> Finding {
    let steps = zip(circle, circle.dropFirst()).compactMap { module, used in
      uses[module]?[used].map {
        Finding.Note(place: $0, words: "`\(module)` uses `\(used)` here")
      }
    }
    return Finding(
      place: steps[0].place, reason: .cycle(circle), notes: Array(steps.dropFirst()))
  }

  /// The shortest way from a module back to itself, the module at both ends.
  private func circle(through module: String) -> [String]? {
    var cameFrom: [String: String] = [:]
    var waiting = [module][...]
    while let current = waiting.popFirst() {
      for used in uses[current, default: [:]].keys.sorted() {
        if used == module { return way(to: current, cameFrom, start: module) + [module] }
        guard cameFrom[used] == nil else { continue }
        cameFrom[used] = current
        waiting.append(used)
      }
    }
    return nil
  }

  private func way(to module: String, _ cameFrom: [String: String], start: String) -> [String] {
    var way = [module]
    while let last = way.last, last != start, let before = cameFrom[last] { way.append(before) }
    return way.reversed()
  }

  /// The modules that use this one, by whatever way, and that it uses.
  private func group(of module: String) -> Set<String> {
    Set(reachable(from: module).filter { reachable(from: $0).contains(module) })
  }

  private func reachable(from module: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [module]
    while let current = waiting.popLast() {
      for used in uses[current, default: [:]].keys where found.insert(used).inserted {
        waiting.append(used)
      }
    }
    return found
  }
}
