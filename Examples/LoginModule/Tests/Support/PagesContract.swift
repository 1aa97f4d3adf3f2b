import BaseBusiness
import BaseData
import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a list that comes from a server promises: a story for each promise.
///
/// The server has two pages. The second begins with a row that the first has too.
package nonisolated struct PagesContract<Item: Sendable & Identifiable & Equatable>: Sendable {
  /// A page as the server sends it, and as it is shown.
  package typealias Sample = (json: String, page: Page<Item>)
  /// Makes the handler of a module.
  package typealias Make =
    @Sendable (HTTPClient, Database, any KeyValueStore) -> any PageLoading<Item>

  private let samples: (first: Sample, last: Sample)
  private let make: Make
  private let database = Database.inMemory()
  private let storage = MemoryStore()

  package init(first: Sample, last: Sample, make: @escaping Make) {
    samples = (first, last)
    self.make = make
  }

  /// What came to be that is against a promise: nothing.
  package func breaches(of promise: PagesPromise) async throws -> [String] {
    switch promise {
    case .server: await server()
    case .refusal: await refusal()
    case .nobodyListens: await nobodyListens()
    case .nothingKept: await nothingKept()
    case .offline: await offline()
    case .oldThenNew: await oldThenNew()
    case .laterPages: try await laterPages()
    case .fullDisk: try await fullDisk()
    case .fullStorage: await fullStorage()
    }
  }
}

/// A promise of a list, by what becomes of the server and of what is kept.
package nonisolated enum PagesPromise: Sendable {
  case server, refusal, nobodyListens
  case nothingKept, offline, oldThenNew, fullDisk, fullStorage
  case laterPages

  /// Those of a list that is not kept.
  package static let unkept = [server, refusal, nobodyListens]
  /// Those of a list that is kept as far as it was read.
  package static let kept = unkept + [nothingKept, offline, oldThenNew, fullDisk, laterPages]
  /// Those of a list whose rows are kept in the database, and their age in the storage.
  package static let aged = kept + [fullStorage]
}

// The stories.
nonisolated extension PagesContract {
  /// What the server says is shown, page by page.
  private func server() async -> [String] {
    let handler = handler(online)
    let first = await handler.first(.networkOnly).all()
    let last = await Result.of { () async throws(AppError) in
      try await handler.next(after: cursor)
    }
    return faults([
      ("another first page", first == [.success(Sourced(samples.first.page, from: .network))]),
      ("another last page", last == .success(Sourced(samples.last.page, from: .network))),
    ])
  }

  /// A server that refuses is not hidden behind what was kept.
  private func refusal() async -> [String] {
    _ = await handler(online).first(.networkOnly).all()
    let refusing = handler(StubTransport(.json(#"{"message": "gone"}"#, status: 410)))
    let first = await refusing.first(.networkFirst).all()
    let next = await Result.of { () async throws(AppError) in
      try await refusing.next(after: cursor)
    }
    let gone = AppError.http(status: 410, message: "gone")
    return faults([
      ("another first page", first == [.failure(gone)]),
      ("another next page", next == .failure(gone)),
    ])
  }

  /// The request is given up.
  private func nobodyListens() async -> [String] {
    let (asked, givenUp) = (Gate(), Gate())
    let endless = handler(
      StubTransport { _ throws(AppError) in
        asked.open()
        defer { givenUp.open() }
        return try await OneShot<HTTPReply>().value()
      })
    let listener = Task { await endless.first(.networkOnly).all() }
    await asked.wait()
    listener.cancel()
    await givenUp.wait()
    return faults([("there was an answer", await listener.value.isEmpty)])
  }

  private func nothingKept() async -> [String] {
    let kept = await handler(online).first(.cacheOnly).all()
    let answers = await handler(unreachable).first(.networkFirst).all()
    return faults([
      ("something was kept", kept.isEmpty),
      ("another answer", answers == [.failure(.offline)]),
    ])
  }

  /// The old stands in for the new, with a warning.
  private func offline() async -> [String] {
    _ = await handler(online).first(.networkOnly).all()
    let answers = await handler(unreachable).first(.networkFirst).all()
    return faults([
      ("another page", pages(answers) == [samples.first.page]),
      (
        "it is not said that it is old",
        sources(answers).allSatisfy { $0?.isKept == true && $0?.warning == .offline }
      ),
    ])
  }

  private func oldThenNew() async -> [String] {
    _ = await handler(online).first(.networkOnly).all()
    let answers = await handler(online).first(.cacheFirst).all()
    return faults([
      ("other pages", pages(answers) == [samples.first.page, samples.first.page]),
      ("another order", sources(answers).map { $0?.isKept } == [true, false]),
    ])
  }

  /// They stay when the first page comes again, and each row is there once.
  private func laterPages() async throws -> [String] {
    let handler = handler(online)
    _ = await handler.first(.networkOnly).all()
    _ = try await handler.next(after: cursor)
    _ = await handler.first(.networkOnly).all()
    let kept = pages(await handler.first(.cacheOnly).all())
    let (first, last) = (samples.first.page.items, samples.last.page.items)
    let rows = first + last.filter { row in !first.contains { $0.id == row.id } }
    let unkept = try await self.handler(online, database: .broken, storage: BrokenStore())
      .next(after: cursor)
    return faults([
      ("another list", kept == [Page(items: rows, next: samples.last.page.next)]),
      ("no warning of a full disk", unkept.warning != nil),
    ])
  }

  /// What cannot be kept is shown all the same, with a warning.
  private func fullDisk() async throws -> [String] {
    let handler = handler(online, database: .broken, storage: BrokenStore())
    let first = await handler.first(.networkOnly).all()
    let next = try await handler.next(after: cursor).value
    let kept = await handler.first(.cacheOnly).all()
    return faults([
      ("another first page", pages(first) == [samples.first.page]),
      ("another next page", next == samples.last.page),
      ("no warning", sources(first).allSatisfy { $0?.warning != nil }),
      ("what cannot be read is nothing", kept.count == 1 && pages(kept) == [nil]),
    ])
  }

  /// There is room for the rows, and none for what is remembered of them.
  private func fullStorage() async -> [String] {
    let handler = handler(online, storage: BrokenStore())
    let first = await handler.first(.networkOnly).all()
    let kept = await handler.first(.cacheOnly).all()
    return faults([
      ("another first page", pages(first) == [samples.first.page]),
      ("no warning", sources(first).allSatisfy { $0?.warning != nil }),
      ("what cannot be read is nothing", kept.count == 1 && pages(kept) == [nil]),
    ])
  }
}

// How they are told.
nonisolated extension PagesContract {
  private var unreachable: StubTransport { StubTransport(failing: .offline) }

  /// What the last page is asked for with.
  private var cursor: String { samples.first.page.next ?? "c" }

  /// The first request is for the first page, whatever a module asks for pages with. Its reply says
  /// in a header too where the last one is.
  private var online: StubTransport {
    let samples = samples
    let start = Locked<URL?>(nil)
    return StubTransport { [cursor] request throws(AppError) in
      let first = start.withLock { start in
        start = start ?? request.url
        return start
      }
      return request.url == first
        ? .json(samples.first.json, next: cursor) : .json(samples.last.json)
    }
  }

  private func handler(
    _ transport: StubTransport, database: Database? = nil, storage: (any KeyValueStore)? = nil
  ) -> any PageLoading<Item> {
    let client = HTTPClient(baseURL: URL(filePath: "/"), transport: transport)
    return make(client, database ?? self.database, storage ?? self.storage)
  }

  private func sources(_ answers: [Sourced<Page<Item>>.Answer]) -> [Sourced<Page<Item>>?] {
    answers.map { try? $0.get() }
  }

  private func pages(_ answers: [Sourced<Page<Item>>.Answer]) -> [Page<Item>?] {
    sources(answers).map { $0?.value }
  }

  private func faults(_ checks: [(words: String, isKept: Bool)]) -> [String] {
    checks.filter { !$0.isKept }.map(\.words)
  }
}

nonisolated extension Sourced {
  fileprivate var isKept: Bool { origin != .network }
}
