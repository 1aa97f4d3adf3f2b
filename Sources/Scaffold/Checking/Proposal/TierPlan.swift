import Ground
import Model

/// The tiers that a proposal makes of a project's parts, and who may depend on whom.
///
/// Of two tiers, one depends on the other: that which most uses and their names say. Two of which
/// neither says it are one tier.
struct TierPlan: Sendable {
  private var grouping: PartGroups
  /// The groups that each group may depend on.
  private(set) var sees: [Set<Int>] = []
  /// Groups that all may depend on, and that depend on none.
  private(set) var shared: Set<Int> = []
  /// The group that puts the others together, if none of them depends on it.
  private(set) var app: Int?
  /// Parts that are features, which do not depend on one another.
  private(set) var features: [Int] = []

  init(of parts: [ProjectPart], _ graph: PartGraph) {
    grouping = PartGroups(of: parts, graph)
    findShared()
    findApp()
    joinRest()
    allow()
    order()
    if let view = group(of: .view) {
      features = FeatureParts(parts: grouping.parts, graph: graph).all(among: groups[view].parts)
    }
  }
}

extension TierPlan {
  var groups: [PartGroup] { grouping.groups }

  private var uses: [[Int]] { grouping.uses }

  /// True if uses from one group to another are mistakes, and no debt.
  func areMistakes(from: Int, to: Int) -> Bool { grouping.areMistakes(from: from, to: to) }

  private func group(of role: Role) -> Int? {
    groups.indices.filter { groups[$0].role == role && !shared.contains($0) }
      .max { (groups[$0].files, $1) < (groups[$1].files, $0) }
  }
}

// MARK: - What is below all, and above all

extension TierPlan {
  /// Parts that depend on nothing but their like, and are called so or used by many.
  private mutating func findShared() {
    let all = grouping.parts.reduce(0) { $0 + $1.files }
    shared = Set(
      groups.indices.filter { index in
        (groups[index].role ?? .shared) == .shared
          && groups[index].parts.allSatisfy { grouping.parts[$0].mayBeShared }
      })
    while true {
      let wrong = shared.filter { index in
        let outward = groups.indices.filter { !shared.contains($0) && !grouping.isStart($0) }
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
      !grouping.parts[home].isTarget
        && grouping.parts.contains {
          $0.place != grouping.parts[home].place && $0.place.isIn(grouping.parts[home].place)
        }
    }
  }

  /// Parts that depend on nearly all others, while hardly any depends on them.
  private mutating func findApp() {
    let others = groups.indices.filter { !shared.contains($0) }
    let candidates = others.filter { index in
      let isCalledSo = groups[index].role == .app
      if grouping.isStart(index) { return true }
      let (seeing, seen) = others.reduce(into: (0, 0)) { sums, other in
        sums.0 += uses[index][other]
        sums.1 += uses[other][index]
      }
      let isLarge = groups[index].files * 2 > grouping.parts.reduce(0) { $0 + $1.files }
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

  /// Makes one tier of what neither is called as a tier nor shared, where names say the rest, or many
  /// small targets would be a tier each.
  private mutating func joinRest() {
    let model = groups.firstIndex { $0.role == .model }
    let view = group(of: .view)
    let rest = groups.indices.filter { index in
      !shared.contains(index) && index != app && (groups[index].role ?? .shared) == .shared
        && (model != nil
          || groups[index].parts.allSatisfy {
            grouping.parts[$0].isTarget && !grouping.parts[$0].isApp
          })
        && view.map { uses[index][$0] <= uses[$0][index] } ?? true
    }
    guard let home = model ?? rest.first, model != nil || rest.count > Self.mostOfTargets else {
      return
    }
    grouping.groups[home].role = .model
    grouping.groups[home].name = Role.model.rawValue
    let owners = groups.indices.map { rest.contains($0) ? home : $0 }
    if let places = grouping.join(owners) { move(to: places) }
  }

  /// More targets that are called as no tier are one.
  private static let mostOfTargets = 6
}

// MARK: - Who may depend on whom

extension TierPlan {
  private mutating func allow() {
    sees = groups.indices.map { from in
      Set(groups.indices.filter { $0 != from && grouping.way(from: from, to: $0) == .there })
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
    return grouping.files(from: view, to: data) * 2 < groups[view].files
  }

  /// A group stands between: it depends on data, and views use it much more than data.
  private func goesThroughAnother(_ view: Int, _ data: Int) -> Bool {
    groups.indices.contains { between in
      ![view, data, app].contains(between) && !shared.contains(between)
        && uses[between][data] > 0 && uses[data][between] == 0
        && uses[view][between] >= 3 * uses[view][data]
        && grouping.files(from: view, to: data) * 5 <= groups[view].files
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
    grouping.groups[group].files -= files
    grouping.groups[other].files += files
  }
}

// MARK: - Order

extension TierPlan {
  private mutating func order() {
    let order = GroupOrder.places(of: groups.map(\.name), weight: weight(of:besides:))
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    grouping.reorder(by: order)
    sees = order.map { from in Set(sees[from].compactMap { places[$0] }) }
    move(to: places)
  }

  /// - Parameter places: where the groups stand now.
  private mutating func move(to places: [Int: Int]) {
    shared = Set(shared.compactMap { places[$0] })
    app = app.flatMap { places[$0] }
  }

  /// How much more another one depends on it than it on that one.
  private func weight(of index: Int, besides other: Int) -> Int {
    if sees[other].contains(index) { return 1001 }
    if sees[index].contains(other) { return -1 }
    return grouping.isAbove(other, index) == true
      ? 1 : grouping.isAbove(index, other) == true ? -1 : 0
  }
}
