import Ground
import Model

/// The parts of a project in groups, each of which is to be one tier, and how often one uses another.
///
/// Of two groups, one depends on the other: that which most and uses their names say. Two of which
/// neither says it become one.
struct PartGroups: Sendable {
  var groups: [PartGroup] = []
  private(set) var uses: [[Int]] = []
  let parts: [ProjectPart]
  private let graph: PartGraph

  init(of parts: [ProjectPart], _ graph: PartGraph) {
    (self.parts, self.graph) = (graph.withRoles(parts), graph)
    group()
    count()
    while joinUndecided() {}
  }

  /// Puts the groups in another order.
  mutating func reorder(by order: [Int]) {
    groups = order.map { groups[$0] }
    uses = order.map { from in order.map { uses[from][$0] } }
  }
}

extension PartGroups {
  /// The feature that parts of one group share.
  private enum Key: Hashable {
    case role(Role)
    case word(String)
    case target(String)
    case folder(String)

    init(_ part: ProjectPart) {
      if let shelf = part.shelf {
        self = .word(shelf)
      } else if let role = part.role, role != .shared {
        self = .role(role)
      } else if let word = part.word {
        self = .word(word)
      } else {
        self = part.isTarget ? .target(part.place) : .folder(part.place)
      }
    }

    var name: String {
      switch self {
      case .role(let role): role.rawValue
      case .word(let name), .target(let name), .folder(let name): name
      }
    }
  }

  /// Parts of one role are one tier; each that has none is a tier of its own, but for folders that
  /// are called by one word in each feature.
  private mutating func group() {
    var known: [Key: Int] = [:]
    let owners = Dictionary(parts.filter(\.isTarget).map { ($0.name, $0) }) { first, _ in first }
    let all = parts.reduce(0) { $0 + $1.files }
    let homes = Dictionary(parts.filter(\.isPlain).map { ($0.place, $0) }) { first, _ in first }
    for (index, part) in parts.enumerated() {
      var kin = part.owner.flatMap { owners[$0] } ?? part
      // A few files that nothing says more of are as those of the folder that it is in.
      if part.isPlain, part.files * 50 < all, let home = homes[part.place.parentFolder ?? ""],
        home.files > part.files
      {
        kin = home
      }
      let key = Key(kin)
      if let place = known[key] {
        groups[place].parts.append(index)
        groups[place].files += part.files
      } else {
        known[key] = groups.count
        groups.append(
          PartGroup(name: key.name, role: part.role, parts: [index], files: part.files))
      }
    }
    shortenNames()
  }

  /// A folder is called by its last name, unless another one is called so too.
  private mutating func shortenNames() {
    let short = groups.map { $0.name.pathComponents.last.map(String.init) ?? $0.name }
    let counts = short.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    for index in groups.indices {
      if counts[short[index]] == 1 { groups[index].name = short[index] }
      if groups[index].name.isEmpty { groups[index].name = "Rest" }
    }
    // A folder may be called as a target that its files are not of.
    var seen: Set<String> = []
    for index in groups.indices {
      while !seen.insert(groups[index].name).inserted { groups[index].name += " (folder)" }
    }
  }

  private mutating func count() {
    var groupOfPart = Array(repeating: 0, count: parts.count)
    for (index, group) in groups.enumerated() {
      for part in group.parts { groupOfPart[part] = index }
    }
    uses = groups.map { _ in Array(repeating: 0, count: groups.count) }
    for (edge, count) in graph.counts {
      let (from, to) = (groupOfPart[edge.from], groupOfPart[edge.to])
      if from != to { uses[from][to] += count }
    }
  }
}

// MARK: - Which way

extension PartGroups {
  /// Which of two groups depends on the other.
  enum Way {
    case there, back, neither, undecided
  }

  func way(from one: Int, to other: Int) -> Way {
    if isStart(one) || isStart(other) { return isStart(one) ? .there : .back }
    let (there, back) = (uses[one][other], uses[other][one])
    guard there > 0, back > 0 else { return there > 0 ? .there : back > 0 ? .back : .neither }
    if isClear(there, back) { return there > back ? .there : .back }
    if let isAbove = isAbove(one, other) { return isAbove ? .there : .back }
    guard min(there, back) <= Self.fewUses else { return .undecided }
    return surplus(of: one) >= surplus(of: other) ? .there : .back
  }

  /// True if it has what starts the app, which puts all together.
  func isStart(_ group: Int) -> Bool { groups[group].parts.contains { parts[$0].isStart } }

  /// True if most of two numbers of uses go one way.
  private func isClear(_ there: Int, _ back: Int) -> Bool {
    min(there, back) * 2 <= max(there, back)
  }

  /// The order of two groups by their names.
  func isAbove(_ one: Int, _ other: Int) -> Bool? {
    groups[one].role.flatMap { role in groups[other].role.flatMap(role.isAbove) }
  }

  /// So few are no habit of two tiers; what else the two depend on decides.
  private static let fewUses = 4

  /// How much more it depends on others than these depend on it.
  private func surplus(of group: Int) -> Int {
    groups.indices.reduce(0) { $0 + uses[group][$1] - uses[$1][group] }
  }

  /// Makes one tier of groups that depend on one another as much.
  ///
  /// - Returns: whether there were some.
  private mutating func joinUndecided() -> Bool {
    var owners = Array(groups.indices)
    func owner(of group: Int) -> Int {
      var group = group
      while owners[group] != group { group = owners[group] }
      return group
    }
    for one in groups.indices {
      for other in groups.indices.dropFirst(one + 1) where way(from: one, to: other) == .undecided {
        let (first, second) = (owner(of: one), owner(of: other))
        let (large, small) =
          groups[first].files >= groups[second].files ? (first, second) : (second, first)
        owners[small] = large
      }
    }
    for group in groups.indices where owners[group] != group {
      groups[owner(of: group)].joined += [groups[group].name] + groups[group].joined
    }
    return join(owners.indices.map(owner(of:))) != nil
  }

  /// Makes parts of groups those of others.
  ///
  /// - Parameter owners: for each group, the one that it becomes a part of, itself if none.
  /// - Returns: the new places of those that are left; `nil` if all are.
  @discardableResult
  mutating func join(_ owners: [Int]) -> [Int: Int]? {
    let left = groups.indices.filter { owners[$0] == $0 }
    guard left.count < groups.count else { return nil }
    for group in groups.indices where owners[group] != group {
      groups[owners[group]].parts += groups[group].parts
      groups[owners[group]].files += groups[group].files
    }
    let places = Dictionary(uniqueKeysWithValues: left.enumerated().map { ($1, $0) })
    groups = left.map { groups[$0] }
    count()
    return places
  }

  /// True if uses from one group to another are few, and against what nearly all uses, names or
  /// targets say: mistakes, and no debt.
  func areMistakes(from: Int, to: Int) -> Bool {
    let (few, many) = (uses[from][to], uses[to][from])
    // What is many is a habit, however much more goes the other way, and so is what a folder does that
    // extends others, or of which nothing says what is in it, and what is done with such a tier.
    let isKnown = { (group: Int) in groups[group].role.map { $0 != .shared && $0 != .model } }
    let isTargets = groups[from].parts.allSatisfy { parts[$0].isTarget }
    guard few <= Self.fewMistakes, isKnown(from) ?? (isTargets || isStart(to)),
      isKnown(to) ?? false
    else { return false }
    return few * 10 <= many
      || isClear(few, many)
        && (isAbove(to, from) == true || declares(to, from) && !declares(from, to))
  }

  /// True if targets of one group declare that they depend on some of another.
  private func declares(_ one: Int, _ other: Int) -> Bool {
    let (from, to) = (Set(groups[one].parts), Set(groups[other].parts))
    return graph.declared.contains { from.contains($0.from) && to.contains($0.to) }
  }

  private static let fewMistakes = 10

  /// The number of files of one group that use another.
  func files(from: Int, to: Int) -> Int {
    let (from, to) = (Set(groups[from].parts), Set(groups[to].parts))
    return graph.files.reduce(0) { sum, entry in
      from.contains(entry.key.from) && to.contains(entry.key.to) ? sum + entry.value : sum
    }
  }
}
