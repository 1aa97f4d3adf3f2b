import BaseBusiness
import BaseData
import Core
import MeBusiness
internal import TimelineData

/// Decides where each page comes from, and keeps it for later.
package nonisolated struct TimelineHandler: TimelineHandling {
  private let network: TimelineNetwork
  private let database: TimelineDatabase
  private let storage: TimelineStorage
  private let meHandler: any MeHandling

  /// - Parameter limit: How many posts are kept; the oldest make room.
  package init(
    client: HTTPClient, database: Database, storage: any KeyValueStore,
    meHandler: any MeHandling, limit: Int = 500
  ) {
    self.init(
      network: TimelineNetwork(client: client),
      database: TimelineDatabase(database: database, limit: limit, rules: .timeline),
      storage: TimelineStorage(store: storage),
      meHandler: meHandler)
  }

  init(
    network: TimelineNetwork,
    database: TimelineDatabase,
    storage: TimelineStorage,
    meHandler: any MeHandling
  ) {
    self.network = network
    self.database = database
    self.storage = storage
    self.meHandler = meHandler
  }

  package func first(_ policy: CachePolicy) -> AsyncStream<Result<Sourced<Timeline>, AppError>> {
    Supply(cached: cached, fresh: fresh).answers(policy)
  }

  package func page(below id: Status.ID) async throws(AppError) -> Sourced<Timeline> {
    let page = try await readablePage(below: id)
    return Sourced(Timeline(page), from: .network, warning: await keep(page, below: id))
  }

  package func load(_ id: Status.ID, _ policy: CachePolicy) -> Sourced<Status>.Answers {
    Supply(
      cached: { () async throws(AppError) in try await cached(id) },
      fresh: { () async throws(AppError) in try await fresh(id) }
    ).answers(policy)
  }

  package func changes(of id: Status.ID) -> AsyncStream<Void> { database.changes }

  package func setLiked(_ isLiked: Bool, _ id: Status.ID) async throws(AppError) {
    try await meHandler.setLiked(isLiked, post: id)
    guard var row = try await database.row(id) else { return }
    row.isLiked = isLiked
    try await database.update(row)
  }
}

nonisolated extension TimelineHandler {
  @Sendable private func cached() async throws(AppError) -> Sourced<Timeline>? {
    guard let age = try storage.updated.age() else { return nil }
    return Sourced(try Timeline(await database.load()), from: .cache(age: age))
  }

  @Sendable private func cached(_ id: Status.ID) async throws(AppError) -> Sourced<Status>? {
    guard let age = try storage.updated.age(), let row = try await database.row(id) else {
      return nil
    }
    return Sourced(try Status(row), from: .cache(age: age))
  }

  /// A post that was kept is kept as the server has it now.
  @Sendable private func fresh(_ id: Status.ID) async throws(AppError) -> Sourced<Status> {
    let row = try await network.status(id)
    let status = try Status(row)
    let unkept = await AppError?.of { () async throws(AppError) in
      try await database.update(row)
    }
    return Sourced(status, from: .network, warning: unkept)
  }

  @Sendable private func fresh() async throws(AppError) -> Sourced<Timeline> {
    let page = try await readablePage()
    return Sourced(Timeline(page), from: .network, warning: await keep(first: page))
  }

  /// The rows that can be shown, and nothing else, so that what is kept and what is shown end with
  /// the same one.
  ///
  /// If none of those below `id` can be shown, a full page is no way on, and a shorter one the end.
  private func readablePage(
    below id: Status.ID? = nil
  ) async throws(AppError) -> ReadPage {
    let page = try ReadPage(await network.page(below: id))
    guard page.shown.allSatisfy({ $0.id == id }) else { return page }
    guard page.shown.count + page.dropped < TimelineNetwork.pageSize else {
      throw .decoding(path: "statuses", reason: "none of \(page.dropped) rows can be read")
    }
    return page.asEnd
  }

  /// What cannot be kept is shown all the same, with a warning.
  private func keep(first page: ReadPage) async -> AppError? {
    await .of { () async throws(AppError) in
      try await database.save(page.raw)
      try storage.updated.mark()
    }
  }

  private func keep(_ page: ReadPage, below id: Status.ID) async -> AppError? {
    await .of { () async throws(AppError) in
      try await database.save(page.raw, below: id)
    }
  }
}

nonisolated extension Timeline {
  /// A page has one gap, below its last post, unless it is the end.
  fileprivate init(_ page: ReadPage) {
    let gap = page.raw.isEnd ? nil : page.shown.last?.id
    self.init(page.shown, gaps: Set([gap].compactMap(\.self)), unreadable: page.raw.unreadable)
  }

  fileprivate init(_ kept: KeptTimeline) throws(AppError) {
    let page = try ReadPage(
      TimelinePage(
        rows: kept.rows, isEnd: true,
        unreadable: kept.marks.mapValues(\.unreadable).filter { $0.value > 0 }))
    self.init(
      page.shown, gaps: Set(kept.marks.filter(\.value.hasGap).keys),
      unreadable: page.raw.unreadable)
  }
}
