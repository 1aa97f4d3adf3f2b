import Ground

/// A graph of uses, to find the circles in it.
struct UseGraph {
  /// The uses of each one, and where it first has them.
  private var uses: [String: [String: SourcePlace]] = [:]

  mutating func add(_ one: String, _ used: String, at place: SourcePlace) {
    if uses[one]?[used] == nil { uses[one, default: [:]][used] = place }
  }

  /// One circle for each group that is in one, the shortest through its first member, as steps.
  var circles: [[(from: String, to: String, place: SourcePlace)]] {
    let names = Set(uses.keys).union(uses.values.flatMap(\.keys)).sorted()
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let edges = names.map { name in
      uses[name, default: [:]].keys.compactMap { places[$0] }.sorted()
    }
    return Components(of: edges).groups.compactMap { group in
      circle(through: group[0], in: Set(group), edges).map { way in
        zip(way, way.dropFirst()).compactMap { from, to in
          uses[names[from]]?[names[to]].map { (names[from], names[to], $0) }
        }
      }
    }
  }

  /// The shortest way from a member back to itself, the member at both ends.
  private func circle(through start: Int, in group: Set<Int>, _ edges: [[Int]]) -> [Int]? {
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

  private func way(to member: Int, _ cameFrom: [Int: Int]) -> [Int] {
    var way = [member]
    while let last = way.last, let before = cameFrom[last] { way.append(before) }
    return way.reversed()
  }
}

extension Rule {
  /// - Parameters:
  ///   - steps: the way round.
  ///   - words: what is in the circle, and what it does.
  static func finding(
    ofCircle steps: [(from: String, to: String, place: SourcePlace)], _ words: Message
  ) -> Finding {
    let chain = (steps.map(\.from) + [steps[0].from]).joined(separator: " → ")
    let notes = steps.map { step in
      Finding.Note(place: step.place, words: "`\(step.from)` uses `\(step.to)` here")
    }
    return finding(
      at: steps[0].place, with: chain, "\(words) in a cycle: \(chain); take one of the uses out",
      notes: Array(notes.dropFirst()))
  }
}
