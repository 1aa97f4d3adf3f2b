import Ground
import Model

/// The tiers that a proposal makes of a project's parts, and who may see whom.
///
/// What the project does today is the rule, but for what it does against itself: where nearly all
/// uses go one way, or through the tier between, the few others are told.
struct TierPlan: Sendable {
  /// Parts that are one tier.
  struct Group: Sendable {
    var name: String
    var role: Role?
    var parts: [Int]
    var files: Int
  }

  private(set) var groups: [Group] = []
  /// The groups that each group may see.
  private(set) var sees: [Set<Int>] = []
  /// Groups that all may see, and that see none.
  private(set) var shared: Set<Int> = []
  /// The group that puts the others together, if none of them sees it.
  private(set) var app: Int?
  /// Parts that are features, which do not see one another.
  private(set) var features: [Int] = []

  private(set) var uses: [[Int]] = []
  private let parts: [ProjectPart]
  private let graph: PartGraph

  init(of parts: [ProjectPart], _ graph: PartGraph) {
    (self.parts, self.graph) = (parts, graph)
    group()
    count()
    findShared()
    findApp()
    allow()
    order()
    findFeatures()
  }
}

// MARK: - Groups

extension TierPlan {
  /// What parts of one group have in common.
  private enum Key: Hashable {
    case role(Role)
    case word(String)
    case target(String)
    case folder(String)

    init(_ part: ProjectPart) {
      if let role = part.role, role != .shared {
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
    for (index, part) in parts.enumerated() {
      let key = Key(part)
      if let place = known[key] {
        groups[place].parts.append(index)
        groups[place].files += part.files
      } else {
        known[key] = groups.count
        groups.append(
          Group(name: key.name, role: part.role, parts: [index], files: part.files))
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

  private func group(of role: Role) -> Int? { groups.firstIndex { $0.role == role } }
}

// MARK: - What is below all, and above all

extension TierPlan {
  /// What sees nothing but its like, and is called so or seen by many.
  private mutating func findShared() {
    shared = Set(groups.indices.filter { groups[$0].role == .shared || groups[$0].role == nil })
    while true {
      let wrong = shared.filter { index in
        let outward = groups.indices.filter { !shared.contains($0) }
        let seeing = outward.filter { uses[index][$0] > 0 }
        let fans = groups.indices.count { uses[$0][index] > 0 }
        // Against many uses the one way, few the other way are mistakes.
        let isRight = seeing.allSatisfy { uses[index][$0] * 20 <= uses[$0][index] }
        return groups[index].role == .shared ? !isRight || fans == 0 : !seeing.isEmpty || fans < 3
      }
      guard !wrong.isEmpty else { return }
      shared.subtract(wrong)
    }
  }

  /// What sees nearly all, and is not seen itself.
  private mutating func findApp() {
    let others = groups.indices.filter { !shared.contains($0) }
    let candidates = others.filter { index in
      let role = groups[index].role
      guard role == .app || role == nil, others.allSatisfy({ uses[$0][index] == 0 }) else {
        return false
      }
      let seen = others.count { uses[index][$0] > 0 }
      return role == .app || seen * 10 >= (others.count - 1) * 6 && seen > 2
    }
    app =
      candidates.first { groups[$0].role == .app }
      ?? candidates.max { groups[$0].files > groups[$1].files }
  }
}

// MARK: - Who may see whom

extension TierPlan {
  private mutating func allow() {
    sees = groups.indices.map { from in
      Set(groups.indices.filter { $0 != from && uses[from][$0] > 0 })
    }
    for one in groups.indices {
      for other in groups.indices where one < other { judge(one, other) }
    }
    // What is usual may come to be, though nobody does it today.
    for (from, to) in [(Role.view, Role.business), (.business, .data)] {
      guard let from = group(of: from), let to = group(of: to), !sees[to].contains(from) else {
        continue
      }
      sees[from].insert(to)
    }
    forbidLeaps()
  }

  /// Where nearly all uses of two groups go one way, the others are against it.
  private mutating func judge(_ one: Int, _ other: Int) {
    guard isJudged(one), isJudged(other) else { return }
    let (there, back) = (uses[one][other], uses[other][one])
    guard there > 0, back > 0 else { return }
    let (few, many) = (min(there, back), max(there, back))
    guard few * 10 <= many else { return }
    if there < back { sees[one].remove(other) } else { sees[other].remove(one) }
  }

  /// Of what has no role, nobody knows which way is right.
  private func isJudged(_ group: Int) -> Bool {
    groups[group].role?.isTier ?? false
  }

  /// Views that see data past the tier between.
  private mutating func forbidLeaps() {
    guard let view = group(of: .view), let data = group(of: .data), uses[view][data] > 0,
      goesThroughBusiness(view, data) || goesThroughAnother(view, data)
    else { return }
    sees[view].remove(data)
  }

  /// A tier is called Business, and most views leave data alone.
  private func goesThroughBusiness(_ view: Int, _ data: Int) -> Bool {
    guard let business = group(of: .business), !shared.contains(business) else { return false }
    return files(from: view, to: data) * 2 < groups[view].files
  }

  /// A group stands between: it sees data, and views see it much more than they see data.
  private func goesThroughAnother(_ view: Int, _ data: Int) -> Bool {
    groups.indices.contains { between in
      ![view, data, app].contains(between) && !shared.contains(between)
        && uses[between][data] > 0 && uses[data][between] == 0
        && uses[view][between] >= 3 * uses[view][data]
        && files(from: view, to: data) * 5 <= groups[view].files
    }
  }

  private func files(from: Int, to: Int) -> Int {
    let (from, to) = (Set(groups[from].parts), Set(groups[to].parts))
    return graph.files.reduce(0) { sum, entry in
      from.contains(entry.key.from) && to.contains(entry.key.to) ? sum + entry.value : sum
    }
  }
}

extension TierPlan {
  /// Who uses whom against the plan: forbidden pairs with a use today.
  var against: [(from: Int, to: Int)] {
    groups.indices.flatMap { from in
      groups.indices.filter { to in
        from != to && uses[from][to] > 0 && !shared.contains(to) && !sees[from].contains(to)
      }.map { (from, $0) }
    }
  }

  /// Lets one group see another, where the files of the plan's parts turn out to do so.
  ///
  /// - Returns: whether that is new, and not against the plan.
  mutating func freeze(from: String, to: String) -> Bool {
    guard let from = groups.firstIndex(where: { $0.name == from }),
      let to = groups.firstIndex(where: { $0.name == to }),
      from != to, uses[from][to] == 0
    else { return false }
    return sees[from].insert(to).inserted
  }

  /// Counts files of one group to another.
  ///
  /// - Returns: whether there is one that is called so.
  mutating func count(_ files: Int, of group: Int, to name: String) -> Bool {
    guard let other = groups.firstIndex(where: { $0.name == name }) else { return false }
    groups[group].files -= files
    groups[other].files += files
    return true
  }

  /// Makes the app a tier like others, where it turns out to be seen.
  mutating func lowerApp() -> Bool {
    defer { app = nil }
    return app != nil
  }
}

// MARK: - Order

extension TierPlan {
  private mutating func order() {
    var order = GroupOrder.places(of: groups.map(\.name), weight: weight(of:besides:))
    putRolesInOrder(&order)
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    groups = order.map { groups[$0] }
    uses = order.map { from in order.map { uses[from][$0] } }
    sees = order.map { from in Set(sees[from].compactMap { places[$0] }) }
    shared = Set(shared.compactMap { places[$0] })
    app = app.flatMap { places[$0] }
  }

  /// View is nearest to the user; which of the others is below the other, uses tell.
  private func putRolesInOrder(_ order: inout [Int]) {
    let roles = [Role.view, .business, .data].compactMap(group)
    var sorted = roles
    if let business = group(of: .business), let data = group(of: .data),
      sees[data].contains(business),
      !sees[business].contains(data)
    {
      sorted = [group(of: .view), data, business].compactMap(\.self)
    }
    let slots = order.indices.filter { roles.contains(order[$0]) }
    for (slot, group) in zip(slots, sorted) { order[slot] = group }
  }

  /// How much more another one sees of it than it sees of that.
  private func weight(of index: Int, besides other: Int) -> Int {
    let (seen, seeing) = (uses[other][index], uses[index][other])
    return (seen > seeing ? 1 : 0) - (seeing > seen ? 1 : 0) + (seen > seeing ? 1000 : 0)
  }
}

// MARK: - Features

extension TierPlan {
  /// Parts of View that hardly see one another, without those that many see.
  private mutating func findFeatures() {
    guard let view = group(of: .view) else { return }
    let all = groups[view].parts.filter {
      !parts[$0].isApp && (parts[$0].isTarget ? parts[$0].hasScreens : parts[$0].container != nil)
    }
    let containers = Dictionary(grouping: all) { parts[$0].container ?? "" }
    let candidates = containers.values.map { $0.sorted() }.max { one, other in
      (one.count, other[0]) < (other.count, one[0])
    }
    guard var candidates else { return }
    // Features are seen by what puts them together; what is called as shared is none, nor is a folder
    // that keeps views by their kind.
    candidates.removeAll { index in
      let name = String(parts[index].name.lastName)
      return Role(name.lowercasedWords) == .shared
        || !parts[index].isTarget && Role(exactly: name) != nil
    }
    dropCommon(&candidates)
    let pairs = graph.counts.keys.filter {
      candidates.contains($0.from) && candidates.contains($0.to)
    }
    guard candidates.count > 3, pairs.count <= max(2, candidates.count / 5) else { return }
    features = candidates
  }

  /// Takes out those that many others see, and all that these see in turn.
  private func dropCommon(_ candidates: inout [Int]) {
    while true {
      let among = Set(candidates)
      let fans = graph.counts.keys.filter { among.contains($0.from) && among.contains($0.to) }
        // One that another leans on heavily is what that one stands on, no feature beside it.
        .reduce(into: [Int: Int]()) { fans, edge in
          fans[edge.to, default: 0] += graph.counts[edge, default: 0] > 5 ? 1000 : 1
        }
      let limit = max(3, candidates.count / 4)
      let common = candidates.filter { fans[$0, default: 0] >= limit }
      guard !common.isEmpty else { return }
      var gone = Set(common)
      var waiting = common
      while let next = waiting.popLast() {
        for edge in graph.counts.keys
        where edge.from == next && among.contains(edge.to) && gone.insert(edge.to).inserted {
          waiting.append(edge.to)
        }
      }
      candidates.removeAll(where: gone.contains)
    }
  }
}
