import BaseData
import BaseTesting
import BaseView
import Core
import Foundation
import TimelineData
import TimelineView

@testable import TimelineBusiness

/// A reader's life with the timeline, as chance will have it, and whatever is wrong in it.
@MainActor
final class TimelineStory {
  /// How many posts are kept: few, so that there is often no room.
  private static let limit = 60

  private let server = GrowingServer()
  private let handler: TimelineHandler
  private var model: TimelineViewModel
  private var chance: SeededGenerator
  /// Everything that was on screen since the app was started.
  private var seen: Set<Int64> = []
  private var top: Int64?
  private var steps: [String] = []
  private(set) var faults: [String] = []

  init(seed: UInt64) throws {
    let baseURL = URL(filePath: "/")
    let client = HTTPClient(baseURL: baseURL, transport: server.transport, envelope: .weibo)
    handler = TimelineHandler(
      network: TimelineNetwork(client: client),
      database: TimelineDatabase(database: .inMemory(), limit: Self.limit, rules: .timeline),
      storage: TimelineStorage(store: MemoryStore()))
    model = TimelineViewModel(handler: handler, routing: Routing())
    chance = SeededGenerator(seed: seed)
  }

  /// Begins with so many posts, lives for so many steps, then reads all there is.
  func run(posts: Int, steps count: Int) async {
    server.post((0..<posts).map { _ in Int64.random(in: 1...3, using: &chance) })
    for _ in 0..<count where faults.isEmpty {
      await step()
      await check()
    }
    if faults.isEmpty { await readAll() }
  }
}

// What happens.
extension TimelineStory {
  private func step() async {
    switch Int.random(in: 0..<10, using: &chance) {
    case 0: posts(upTo: 3)
    case 1: posts(upTo: 60)
    case 2: goOnOrOffline()
    case 3, 4: await refresh()
    case 5: await next()
    case 6: await fill()
    case 7: showNew()
    case 8: await allAtOnce()
    default: await restart()
    }
  }

  private func posts(upTo most: Int) {
    let count = Int.random(in: 0...most, using: &chance)
    server.post((0..<count).map { _ in Int64.random(in: 1...3, using: &chance) })
    steps.append("posts \(count)")
  }

  private func goOnOrOffline() {
    server.isOffline = Int.random(in: 0..<3, using: &chance) == 0
    steps.append(server.isOffline ? "offline" : "online")
  }

  private func refresh() async {
    steps.append("refresh")
    await model.refresh().value
    let isNewest = ids.first == server.readable.first
    demand(
      server.isOffline || isNewest == (model.newCount == 0), "\(model.newCount) are called new")
  }

  private func next() async {
    steps.append("next")
    await model.next()?.value
  }

  private func fill() async {
    guard let gap = gaps.randomElement(using: &chance) else { return }
    steps.append("fill below \(gap.id)")
    await model.fill(gap)?.value
  }

  private func showNew() {
    steps.append("show new")
    model.showNew()
    top = ids.first
  }

  private func allAtOnce() async {
    steps.append("all at once")
    let tasks = [
      model.refresh(), model.next(), gaps.last.flatMap { model.fill($0) }, model.refresh(),
    ]
    for task in tasks { await task?.value }
  }

  private func restart() async {
    steps.append("restart")
    model = TimelineViewModel(handler: handler, routing: Routing())
    (seen, top) = ([], nil)
    await model.loadIfNeeded()?.value
  }

  private func readAll() async {
    server.isOffline = false
    await refresh()
    showNew()
    while let gap = gaps.first, faults.isEmpty {
      await model.fill(gap)?.value
      await check()
    }
    while let task = model.next(), faults.isEmpty {
      await task.value
      await check()
    }
    demand(ids == server.readable, "at the end, not all is there")
    demand(model.isAtEnd && model.newCount == 0, "the end is not the end")
  }
}

// What must be true at any time.
extension TimelineStory {
  private func check() async {
    demand(zip(ids, ids.dropFirst()).allSatisfy { $0 > $1 }, "out of order: \(ids)")
    demand(Set(model.entries.map(\.id)).count == model.entries.count, "something is there twice")
    demand(seen.isSubset(of: ids), "lost \(seen.subtracting(ids).sorted())")
    demand(top == nil || ids.first == top, "jumped from \(top ?? 0) to \(ids.first ?? 0)")
    demand(!model.isLoading && model.footer != .loading, "a spinner is left")
    demand(gaps.allSatisfy { !$0.isFilling }, "a gap is left filling")
    check(ids, gaps: Set(gaps.map(\.id) + (model.isAtEnd ? [] : ids.suffix(1))), "on screen")
    checkWhatCannotBeRead()
    (seen, top) = (seen.union(ids), ids.first)
    await checkWhatIsKept()
  }

  /// None is counted where it is not: below the post, or above it if that was the newest once.
  private func checkWhatCannotBeRead() {
    let counts = server.unreadable(below: ids)
    let before = Dictionary(uniqueKeysWithValues: zip(ids, [.max] + ids))
    for case .unreadable(let row) in model.entries {
      let count = counts[row.id, default: 0] + counts[before[row.id] ?? .max, default: 0]
      demand(row.count <= count, "\(row.count) of \(count) cannot be read below \(row.id)")
    }
  }

  private func checkWhatIsKept() async {
    for case .success(let kept) in await handler.first(.cacheOnly).all() {
      demand(kept.value.statuses.count <= Self.limit, "kept \(kept.value.statuses.count)")
      check(kept.value.ids, gaps: kept.value.gaps, "kept")
    }
  }

  /// Posts that the server has and the timeline has not are in one of its gaps, or newer.
  private func check(_ ids: [Int64], gaps: Set<Int64>, _ place: String) {
    var above: Int64?
    var rest = ids[...]
    for id in server.readable {
      if id == rest.first {
        above = rest.popFirst()
      } else if let above, !gaps.contains(above) {
        return demand(false, "\(place), \(id) is missing below \(above), and no gap says so")
      }
    }
    demand(rest.isEmpty, "\(place), there is what the server has not: \(rest)")
  }

  private func demand(_ isTrue: Bool, _ fault: @autoclosure () -> String) {
    if !isTrue { faults.append("\(fault()); after \(steps.joined(separator: ", "))") }
  }
}

extension TimelineStory {
  private var ids: [Int64] {
    model.entries.compactMap { entry in
      if case .status(let row) = entry { row.id } else { nil }
    }
  }

  private var gaps: [GapRow] {
    model.entries.compactMap { entry in
      if case .gap(let gap) = entry { gap } else { nil }
    }
  }
}
