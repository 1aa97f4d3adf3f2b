import Ground
import Model

/// The tiers that a proposal makes of a project's parts, and who may depend on whom.
///
/// Of two tiers, one depends on the other: that which most uses and their names say. Two of which
/// neither says it are one tier.
struct TierPlan: Sendable {
  /// Parts that are one tier.
  struct Group: Sendable {
    var name: String
    var role: Role?
    var parts: [Int]
    var files: Int
    /// The names of those that became one tier with it.
    var joined: [String] = []
  }

  private(set) var groups: [Group] = []
  /// The groups that each group may depend on.
  private(set) var sees: [Set<Int>] = []
  /// Groups that all may depend on, and that depend on none.
  private(set) var shared: Set<Int> = []
  /// The group that puts the others together, if none of them depends on it.
  private(set) var app: Int?
  /// Parts that are features, which do not depend on one another.
  private(set) var features: [Int] = []

  private(set) var uses: [[Int]] = []
  private let parts: [ProjectPart]
  private let graph: PartGraph

  init(of parts: [ProjectPart], _ graph: PartGraph) {
    (self.parts, self.graph) = (graph.withRoles(parts), graph)
    group()
    count()
    while joinUndecided() {}
    findShared()
    findApp()
    joinRest()
    allow()
    order()
    if let view = group(of: .view) {
      features = FeatureParts(parts: self.parts, graph: graph).all(among: groups[view].parts)
    }
  }
}

// MARK: - Groups

extension TierPlan {
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

  private func group(of role: Role) -> Int? {
    groups.indices.filter { groups[$0].role == role && !shared.contains($0) }
      .max { (groups[$0].files, $1) < (groups[$1].files, $0) }
  }
}

// MARK: - Which way

extension TierPlan {
  /// Which of two groups depends on the other.
  private enum Way {
    case there, back, neither, undecided
  }

  private func way(from one: Int, to other: Int) -> Way {
    if isStart(one) || isStart(other) { return isStart(one) ? .there : .back }
    let (there, back) = (uses[one][other], uses[other][one])
    guard there > 0, back > 0 else { return there > 0 ? .there : back > 0 ? .back : .neither }
    if isClear(there, back) { return there > back ? .there : .back }
    if let isAbove = isAbove(one, other) { return isAbove ? .there : .back }
    guard min(there, back) <= Self.fewUses else { return .undecided }
    return surplus(of: one) >= surplus(of: other) ? .there : .back
  }

  /// True if it has what starts the app, which puts all together.
  private func isStart(_ group: Int) -> Bool { groups[group].parts.contains { parts[$0].isStart } }

  /// True if most of two numbers of uses go one way.
  private func isClear(_ there: Int, _ back: Int) -> Bool {
    min(there, back) * 2 <= max(there, back)
  }

  /// The order of two groups by their names.
  private func isAbove(_ one: Int, _ other: Int) -> Bool? {
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
    return join(owners.indices.map(owner(of:)))
  }

  /// Makes parts of groups those of others.
  ///
  /// - Parameter owners: for each group, the one that it becomes a part of, itself if none.
  /// - Returns: whether there were some.
  private mutating func join(_ owners: [Int]) -> Bool {
    let left = groups.indices.filter { owners[$0] == $0 }
    guard left.count < groups.count else { return false }
    for group in groups.indices where owners[group] != group {
      groups[owners[group]].parts += groups[group].parts
      groups[owners[group]].files += groups[group].files
    }
    let places = Dictionary(uniqueKeysWithValues: left.enumerated().map { ($1, $0) })
    groups = left.map { groups[$0] }
    shared = Set(shared.compactMap { places[$0] })
    app = app.flatMap { places[$0] }
    count()
    return true
  }

  /// Makes one tier of what neither is called as a tier nor shared, where names say the rest, or many
  /// small targets would be a tier each.
  private mutating func joinRest() {
    let model = groups.firstIndex { $0.role == .model }
    let view = group(of: .view)
    let rest = groups.indices.filter { index in
      !shared.contains(index) && index != app && (groups[index].role ?? .shared) == .shared
        && (model != nil
          || groups[index].parts.allSatisfy { parts[$0].isTarget && !parts[$0].isApp })
        && view.map { uses[index][$0] <= uses[$0][index] } ?? true
    }
    guard let home = model ?? rest.first, model != nil || rest.count > Self.mostOfTargets else {
      return
    }
    groups[home].role = .model
    groups[home].name = Role.model.rawValue
    _ = join(groups.indices.map { rest.contains($0) ? home : $0 })
  }

  /// More targets that are called as no tier are one.
  private static let mostOfTargets = 6

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
}

// MARK: - What is below all, and above all

extension TierPlan {
  /// Parts that depend on nothing but their like, and are called so or used by many.
  private mutating func findShared() {
    let all = parts.reduce(0) { $0 + $1.files }
    shared = Set(
      groups.indices.filter { index in
        (groups[index].role ?? .shared) == .shared
          && groups[index].parts.allSatisfy { parts[$0].mayBeShared }
      })
    while true {
      let wrong = shared.filter { index in
        let outward = groups.indices.filter { !shared.contains($0) && !isStart($0) }
        let seeing = outward.reduce(0) { $0 + uses[index][$1] }
        let seen = groups.indices.reduce(0) { $0 + uses[$1][index] }
        // Against many uses the one way, few the other way are mistakes.
        let leans = outward.contains { uses[index][$0] > uses[$0][index] }
        guard groups[index].role != .shared else { return leans || seeing * 4 > seen }
        let fans = groups.indices.count { uses[$0][index] > 0 }
        // What is small and stands on nothing is no tier, unless it is the folder of others.
        let isSmall = groups[index].files * 20 <= all && !isHome(index)
        return seeing > 0 || groups[index].files * 10 > all || fans < 3 && !isSmall
      }
      guard !wrong.isEmpty else { return }
      shared.subtract(wrong)
    }
  }

  /// True if other parts stand in a folder of it.
  private func isHome(_ group: Int) -> Bool {
    groups[group].parts.contains { home in
      !parts[home].isTarget
        && parts.contains { $0.place != parts[home].place && $0.place.isIn(parts[home].place) }
    }
  }

  /// Parts that depend on nearly all others, while hardly any depends on them.
  private mutating func findApp() {
    let others = groups.indices.filter { !shared.contains($0) }
    let candidates = others.filter { index in
      let isCalledSo = groups[index].role == .app
      if isStart(index) { return true }
      let (seeing, seen) = others.reduce(into: (0, 0)) { sums, other in
        sums.0 += uses[index][other]
        sums.1 += uses[other][index]
      }
      let isLarge = groups[index].files * 2 > parts.reduce(0) { $0 + $1.files }
      guard isCalledSo || groups[index].role == nil && !isLarge,
        seen * (isCalledSo ? 4 : 20) <= seeing
      else {
        return false
      }
      let count = others.count { uses[index][$0] > 0 }
      return isCalledSo || count * 10 >= (others.count - 1) * 6 && count > 2
    }
    app =
      candidates.first { groups[$0].role == .app }
      ?? candidates.max { groups[$0].files > groups[$1].files }
  }
}

// MARK: - Who may depend on whom

extension TierPlan {
  private mutating func allow() {
    sees = groups.indices.map { from in
      Set(groups.indices.filter { $0 != from && way(from: from, to: $0) == .there })
    }
    for (from, to) in Role.usual {
      guard let from = group(of: from), let to = group(of: to), from != to,
        !sees[to].contains(from)
      else { continue }
      sees[from].insert(to)
    }
    forbidLeaps()
  }

  /// Views that use data past the tier between.
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

  /// A group stands between: it depends on data, and views use it much more than data.
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
        from != to && uses[from][to] > 0 && !shared.contains(to) && from != app
          && !sees[from].contains(to)
      }.map { (from, $0) }
    }
  }

  /// Lets one group depend on another, where the files of the plan's parts turn out to do so.
  ///
  /// - Returns: whether that is new, and not against the plan.
  mutating func allow(from: String, to: String) -> Bool {
    guard let from = groups.firstIndex(where: { $0.name == from }),
      let to = groups.firstIndex(where: { $0.name == to }),
      from != to, uses[from][to] == 0, from == app || !sees[to].contains(from)
    else { return false }
    return sees[from].insert(to).inserted
  }

  /// Counts files of one group to another.
  mutating func count(_ files: Int, of group: Int, to other: Int) {
    groups[group].files -= files
    groups[other].files += files
  }
}

// MARK: - Order

extension TierPlan {
  private mutating func order() {
    let order = GroupOrder.places(of: groups.map(\.name), weight: weight(of:besides:))
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    groups = order.map { groups[$0] }
    uses = order.map { from in order.map { uses[from][$0] } }
    sees = order.map { from in Set(sees[from].compactMap { places[$0] }) }
    shared = Set(shared.compactMap { places[$0] })
    app = app.flatMap { places[$0] }
  }

  /// How much more another one depends on it than it on that one.
  private func weight(of index: Int, besides other: Int) -> Int {
    if sees[other].contains(index) { return 1001 }
    if sees[index].contains(other) { return -1 }
    return isAbove(other, index) == true ? 1 : isAbove(index, other) == true ? -1 : 0
  }
}
