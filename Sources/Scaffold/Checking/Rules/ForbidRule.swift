import Ground
import Model
import SwiftReading

/// `"forbid": [{ "from": "Feed", "to": "Login" }]`, and Feed imports Login.
enum ForbidRule: Rule {
  static let name = "forbid"
  static let summary: Message =
    "What is forbidden is not used, nor by a chain where that is forbidden too."
  static let traits: Set<RuleTrait> = [.dropsImports]
  static let example = RuleExample(
    adding: [
      "scaffold.json": RuleExample.projectFile(
        #""forbid": [{ "from": "View", "to": "Lottie", "reason": "it is slow" }]"#, version: 2)
    ],
    bad: ["Login/View/Joy.swift": "import Lottie"],
    good: ["Login/Business/Joy.swift": "import Lottie"])

  static func findings(in project: Inspection) -> [Finding] {
    let bans = project.map.architecture.bans
    guard !bans.isEmpty else { return [] }
    var from = PartNames(bans.map { [$0.from] }, project.map)
    var to = PartNames(bans.map { [$0.to] }, project.map)
    let sights = project.sights
    let direct = sights.flatMap { sight in
      bans.indices.filter {
        from.names(viewerOf: sight, in: $0) && to.names(viewOf: sight, in: $0)
      }.map { finding(of: sight, against: bans[$0]) }
    }
    let linked = bans.indices.filter { bans[$0].isByLink }.flatMap { index in
      links(in: project).filter {
        from.names(viewerOf: $0, in: index) && to.names(viewOf: $0, in: index)
      }.map { linking($0, against: bans[index]) }
    }
    guard bans.contains(where: \.isByChain) else { return direct + linked }
    return direct + linked
      + bans.indices.filter { bans[$0].isByChain }.flatMap { index in
        chains(of: sights, against: bans[index], { from.names(viewerOf: $0, in: index) }) {
          to.names(viewOf: $0, in: index)
        }
      }
  }

  private static func finding(of sight: Sight, against ban: Ban) -> Finding {
    let notes = sight.declaration.map {
      [Finding.Note(place: $0, words: "`\(sight.mention.name)` is declared here")]
    }
    return finding(
      at: sight.place, with: sight.mention.name,
      "`\(ban.from.text)` may not \(sight.mention.words): scaffold.json forbids it\(reason(of: ban)); "
        + "take it out, or move what needs it", notes: notes ?? [])
  }

  /// The uses that targets declare and link.
  private static func links(in project: Inspection) -> [Sight] {
    let map = project.map
    let folders = Dictionary(
      map.targets.indices.compactMap { index in
        map.targets[index].map { (["\($0.package)", $0.target.name], index) }
      }
    ) { first, _ in first }
    return map.packages.enumerated().flatMap { number, package in
      package.contents.targets.flatMap { target -> [Sight] in
        guard let folder = folders[["\(number)", target.name]],
          let position = map.positions[folder], !position.isOfTests
        else { return [] }
        return (target.dependencies ?? []).map { dependency in
          let owner = map.owner(of: dependency.name, inFolder: folder)
          return Sight(
            from: map.part(ofFolder: folder), fromPosition: position,
            mention: .importing(dependency.name), to: owner?.part, toPosition: owner?.position,
            place: dependency.place, declaration: nil)
        }
      }
    }
  }

  private static func linking(_ sight: Sight, against ban: Ban) -> Finding {
    finding(
      at: sight.place, with: sight.mention.name,
      "`\(sight.from.target ?? "")` may not link `\(sight.mention.name)`: scaffold.json forbids it\(reason(of: ban)); "
        + "take it out of its dependencies")
  }

  private static func reason(of ban: Ban) -> Message {
    ban.reason.isEmpty ? "" : " (\(ban.reason.printable))"
  }
}

// MARK: - Chains

extension ForbidRule {
  /// The shortest way from what may not use to what may not be used, over one or more others.
  private static func chains(
    of sights: [Sight], against ban: Ban, _ isFrom: (Sight) -> Bool, _ isTo: (Sight) -> Bool
  ) -> [Finding] {
    var steps: [String: [(to: String, sight: Sight, isEnd: Bool)]] = [:]
    var starts: [String] = []
    for sight in sights {
      let node = sight.from.node(at: sight.fromPosition)
      let next = sight.to.map { $0.node(at: sight.toPosition) } ?? sight.mention.name
      if isFrom(sight), !starts.contains(node) { starts.append(node) }
      if node != next { steps[node, default: []].append((next, sight, isTo(sight))) }
    }
    return starts.compactMap { start in
      guard let way = way(from: start, steps) else { return nil }
      let chain = ([start] + way.map(\.to)).joined(separator: " → ")
      let notes = way.dropFirst().map {
        Finding.Note(place: $0.sight.place, words: "`\($0.sight.mention.name)` is used here")
      }
      return finding(
        at: way[0].sight.place, with: chain,
        "`\(ban.from.text)` depends on `\(ban.to.text)` by a chain, which scaffold.json forbids"
          + "\(reason(of: ban)): \(chain); take one of the uses out", notes: Array(notes))
    }
  }

  private static func way(
    from start: String, _ steps: [String: [(to: String, sight: Sight, isEnd: Bool)]]
  ) -> [(to: String, sight: Sight)]? {
    var waiting: [(node: String, way: [(to: String, sight: Sight)])] = [(start, [])]
    var known: Set = [start]
    var next = 0
    while next < waiting.count {
      let (node, way) = waiting[next]
      next += 1
      for step in steps[node] ?? [] {
        // What is used at once is reported by itself.
        if step.isEnd, !way.isEmpty { return way + [(step.to, step.sight)] }
        guard !step.isEnd, known.insert(step.to).inserted else { continue }
        waiting.append((step.to, way + [(step.to, step.sight)]))
      }
    }
    return nil
  }
}

extension Part {
  /// The name of a place in a chain.
  fileprivate func node(at position: Position?) -> String {
    if let target { return target }
    guard case .tier(let tier, let module)? = position else { return folder }
    return module.map { "\($0)/\(tier)" } ?? tier
  }
}
