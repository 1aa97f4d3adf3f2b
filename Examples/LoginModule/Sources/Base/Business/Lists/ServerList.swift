import BaseData
import Core

/// A list that a server has, the same for all screens that show it.
///
/// What it promises: after a refresh and a way down to its end it has the rows of the server, in
/// the server's order. Until then, rows from before stand below those that are fresh. No row is
/// there twice, and an answer to an older request never undoes a newer one.
///
/// One thing it cannot know: where pages have numbers, what others insert and delete meanwhile may
/// let a row slip from one page to another unseen, until the next refresh.
@MainActor
package final class ServerList<Raw: Identifiable & Sendable, Item: Sendable>: ListFeed
where Raw.ID: Sendable {
  /// The page after a cursor as the server sends it; without one, the first.
  package typealias Server = @Sendable (_ cursor: String?) async throws(AppError) -> Page<Raw>
  /// The row with an id.
  package typealias One = @Sendable (Raw.ID) async throws(AppError) -> Raw
  /// Turns what was sent, or kept, into what is shown. What it throws for is dropped and counted.
  package typealias Make = @Sendable (Raw) throws(AppError) -> Item

  package let listeners = Listeners<Void>()
  package private(set) var age: Double?
  /// When it was that old.
  private var aged = ContinuousClock.now
  private var order = ListRun<Raw.ID>()
  /// The rows of the list: whoever has a row keeps it from being forgotten.
  private var rows: [Raw.ID: PooledRow<Raw, Item>] = [:]
  private var shown: (items: [Item], freshCount: Int)?
  private var isListening = false
  private var isLoaded = false
  /// Whose content, and whether whose place, has changed since the list was kept.
  private var unkept: Set<Raw.ID> = []
  private var hasLost = false
  private let start = SharedTask<AppError?>()
  private let first = SharedTask<AppError?>()
  private let next = SharedTask<AppError?>()
  private let server: Server
  private let limit: Int
  private let keeper: ListKeeper<Raw>?
  let one: One?
  let make: Make
  let pool: RowPool<Raw, Item>
  let commands: RowCommands<Raw.ID>

  /// - Parameters:
  ///   - one: Asks for one row alone; `nil` if the server gives none.
  ///   - store: Where the rows are kept for the next start of the app; `nil` if they are not.
  ///   - limit: How many rows are kept at most.
  package nonisolated init(
    from server: @escaping Server, one: One? = nil, keptIn store: (any PageStore<Raw>)? = nil,
    limit: Int = ListLimit.rows, make: @escaping Make
  ) {
    self.server = server
    self.one = one
    self.limit = limit
    self.make = make
    keeper = store.map { ListKeeper(store: $0, limit: limit) }
    pool = RowPool()
    commands = RowCommands()
  }

  /// Another list of the same rows, such as those that fit a text. It is not kept.
  package nonisolated init(_ list: ServerList, from server: @escaping Server) {
    self.server = server
    limit = list.limit
    one = list.one
    make = list.make
    keeper = nil
    pool = list.pool
    commands = list.commands
  }
}

// What is shown.
extension ServerList {
  package var items: [Item] { look().items }
  package var freshCount: Int { look().freshCount }

  private func look() -> (items: [Item], freshCount: Int) {
    if let shown { return shown }
    var items: [Item] = []
    var freshCount = 0
    items.reserveCapacity(order.count)
    for (place, id) in order.ids.enumerated() {
      if place == order.freshCount { freshCount = items.count }
      if let item = rows[id]?.shown { items.append(item) }
    }
    if order.freshCount == order.count { freshCount = items.count }
    shown = (items, freshCount)
    return (items, freshCount)
  }

  package var isWhole: Bool { order.isWhole }
  package var dropped: Int { order.end.dropped }

  private func change() {
    shown = nil
    listeners.tell(())
  }
}

// What screens ask for.
extension ServerList {
  package func refresh(_ policy: CachePolicy) async throws(AppError) -> AppError? {
    let problem = await load()
    switch policy {
    case .cacheOnly:
      if let problem { throw problem }
      return nil
    case .freshFor(let time) where isFresh(for: time): return problem
    case .networkOnly, .networkFirst, .cacheFirst, .freshFor: break
    }
    next.cancel()
    let warning = try await first.run { [self] () throws(AppError) in try await askFirst() }
    return warning ?? problem
  }

  package func more() async throws(AppError) -> AppError? {
    if first.isRunning || (order.request == nil && !order.isWhole) {
      return try await refresh(.networkOnly)
    }
    return try await next.run { [self] () throws(AppError) in try await askNext() }
  }

  /// Asks for the first page, and for none that was asked for before.
  func beginAnew() async {
    if first.isRunning { _ = try? await refresh(.networkOnly) }
    _ = try? await refresh(.networkOnly)
  }

  private func isFresh(for time: Duration) -> Bool {
    guard order.request != nil || order.isWhole else { return false }
    return Origin.cache(age: age ?? 0).isFresh(for: time - aged.duration(to: .now))
  }

  private func askFirst() async throws(AppError) -> AppError? {
    let mark = commands.mark
    let (page, asked) = try await ask(nil)
    order.begin(page, asked: asked, limit: limit)
    if !commands.isQuiet(since: mark) { order.shift() }
    (age, aged) = (nil, .now)
    return await keep(isFirst: true, page.items)
  }

  /// A page that was asked for while commands ran may have slipped by their rows: it is asked for
  /// once more. A cursor that the server knows no more lets the list begin anew.
  private func askNext() async throws(AppError) -> AppError? {
    var warning: AppError?
    var extra: PageRequest<Raw.ID>?
    while let request = extra ?? order.request {
      let mark = commands.mark
      do throws(AppError) {
        let (page, _) = try await ask(request.cursor)
        if page.count != nil, !commands.isQuiet(since: mark) {
          await commands.rest()
          order.shift()
          continue
        }
        extra = order.place(page, for: request)
        warning = await keep(page.items) ?? warning
      } catch {
        guard error.refusesCursor else { throw error }
        return try await askFirst()
      }
      if extra == nil { break }
    }
    return warning
  }

  private func ask(
    _ cursor: String?
  ) async throws(AppError) -> (page: Page<Raw.ID>, asked: Int) {
    let answer = await pool.ask { [server, make] asked throws(AppError) in
      try await server(cursor).compactMap { raw throws(AppError) in
        PooledRow(raw, try make(raw), asked: asked)
      }
    } then: { answer, asked in
      Task.isCancelled
        ? .failure(.cancelled) : answer.map { page in (page: take(page), asked: asked) }
    }
    return try answer.get()
  }

  /// Takes the rows of a page, but for those that went after it was asked for.
  private func take(_ page: Page<PooledRow<Raw, Item>>) -> Page<Raw.ID> {
    join()
    var ids: [Raw.ID] = []
    rows.reserveCapacity(rows.count + page.items.count)
    for said in page.items {
      let row = pool.take(said)
      if row.isGone { continue }
      rows[row.id] = row
      ids.append(row.id)
    }
    return Page(items: ids, next: page.next, dropped: page.dropped, count: page.count)
  }
}

// What is kept.
extension ServerList {
  /// Fills the list with what was kept, once.
  ///
  /// - Returns: Why it could not be read.
  func load() async -> AppError? {
    guard let keeper, !isLoaded else { return nil }
    return try? await start.run { [self] () throws(AppError) in
      do throws(AppError) {
        if let kept = try await keeper.load(make) { fill(kept.order, kept.rows, kept.age) }
        isLoaded = true
        return nil
      } catch {
        return error
      }
    }
  }

  private func fill(
    _ kept: ListRun<Raw.ID>, _ said: [PooledRow<Raw, Item>], _ age: Double?
  ) {
    join()
    order = kept
    rows.reserveCapacity(said.count)
    for row in said { rows[row.id] = pool.take(row) }
    (self.age, aged) = (age, .now)
    change()
  }

  /// Shows what the list is by now, and keeps it.
  ///
  /// - Parameter ids: Whose content has changed.
  /// - Returns: Why it could not be kept.
  private func keep(isFirst: Bool = false, _ ids: [Raw.ID]) async -> AppError? {
    if rows.count != order.count {
      let listed = Set(order.ids)
      rows = rows.filter { listed.contains($0.key) }
    }
    change()
    let (changed, hasLost) = (Set(ids).union(unkept), hasLost)
    (unkept, self.hasLost) = ([], false)
    return await keeper?.keep(order, isFirst: isFirst, hasLost: hasLost, changed: changed) {
      [rows] in rows[$0]?.raw
    }
  }

  /// Keeps what has become of rows.
  @discardableResult
  func settle() async -> AppError? {
    unkept.isEmpty ? nil : await keep([])
  }
}

// What becomes of rows.
extension ServerList {
  private func join() {
    if isListening { return }
    isListening = true
    pool.listeners.add { [weak self] row, event in
      self?.follow(event, of: row)
      return self != nil
    }
  }

  private func follow(_ event: RowEvent, of row: PooledRow<Raw, Item>) {
    guard rows[row.id] != nil else { return }
    switch event {
    case .changed: break
    case .edited: order.shift(at: row.id)
    case .deleted: order.remove(row.id, isOwn: true)
    case .gone: order.remove(row.id, isOwn: false)
    }
    if event != .changed { hasLost = true }
    change()
    if keeper == nil { return }
    if unkept.isEmpty { Task { await settle() } }
    unkept.insert(row.id)
  }
}

/// How much is kept of a list that a server has.
package nonisolated enum ListLimit {
  /// How many rows, counted from the top. A list ends where one of its pages did.
  package static let rows = 1_000
}
