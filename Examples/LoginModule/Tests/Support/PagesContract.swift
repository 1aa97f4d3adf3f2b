import BaseBusiness
import BaseData
import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The promises of a list that comes from a server: a story for each promise.
///
/// The server has two pages. The second begins with a row that the first has too.
package nonisolated struct PagesContract<
  Item: Sendable & Identifiable & Equatable, Stores: Sendable
>: Sendable {
  /// A page as the server sends it, and as it is shown.
  package typealias Sample = (json: String, page: Page<Item>)
  /// Makes the handler of a module.
  package typealias Make = @Sendable (HTTPClient, Stores) -> any PageLoading<Item>

  private let samples: (first: Sample, last: Sample)
  private let stores: ContractStores<Stores>
  private let kept: Stores
  private let make: Make

  package init(
    first: Sample, last: Sample, in stores: ContractStores<Stores>, make: @escaping Make
  ) {
    samples = (first, last)
    self.stores = stores
    kept = stores.empty()
    self.make = make
  }

  /// The breaches of a promise: none.
  package func breaches(of promise: PagesPromise) async -> [String] {
    switch promise {
    case .server: await server()
    case .refusal: await refusal()
    case .nobodyListens: await nobodyListens()
    case .nothingKept: await nothingKept()
    case .offline: await offline()
    case .oldThenNew: await oldThenNew()
    case .laterPages: await laterPages()
    case .fullDisk: await fullDisk()
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
  /// What the server says is shown, page by page, each row once.
  private func server() async -> [String] {
    let list = await handler(online).list
    let first = await list.asked(.networkOnly)
    let all = await list.askedForMore()
    return faults([
      ("another first page", first.items == samples.first.page.items && first.age == nil),
      ("others left out", first.dropped == samples.first.page.dropped),
      ("something went wrong", first.failure == nil && first.warning == nil),
      ("another last page", all.items == rows),
      ("another end", all.isWhole == (samples.last.page.next == nil)),
    ])
  }

  /// A server that refuses is not hidden behind what was kept.
  private func refusal() async -> [String] {
    _ = await handler(online).list.asked(.networkOnly)
    let list = await handler(StubTransport(.json(#"{"message": "gone"}"#, status: 403))).list
    let first = await list.asked(.networkFirst)
    return faults([
      ("another answer", first.failure == .http(status: 403, message: "gone"))
    ])
  }

  /// The request is given up.
  private func nobodyListens() async -> [String] {
    let (asked, givenUp) = (Gate(), Gate())
    let list = await handler(
      StubTransport { _ throws(AppError) in
        asked.open()
        defer { givenUp.open() }
        return try await OneShot<HTTPReply>().value()
      }
    ).list
    let listener = Task { await list.asked(.networkOnly) }
    await asked.wait()
    listener.cancel()
    await givenUp.wait()
    return faults([("there was an answer", await listener.value.failure == .cancelled)])
  }

  private func nothingKept() async -> [String] {
    let kept = await handler(online).list.asked(.cacheOnly)
    let answer = await handler(unreachable).list.asked(.networkFirst)
    return faults([
      ("something was kept", kept.items.isEmpty && kept.failure == nil),
      ("another answer", answer.items.isEmpty && answer.failure == .offline),
    ])
  }

  /// The old stands in for the new, which is reported.
  private func offline() async -> [String] {
    _ = await handler(online).list.asked(.networkOnly)
    let answer = await handler(unreachable).list.asked(.networkFirst)
    return faults([
      ("another page", answer.items == samples.first.page.items),
      ("it is not said that it is old", answer.age != nil && answer.failure == .offline),
    ])
  }

  private func oldThenNew() async -> [String] {
    _ = await handler(online).list.asked(.networkOnly)
    let list = await handler(online).list
    let old = await list.asked(.cacheOnly)
    let new = await list.asked(.cacheFirst)
    return faults([
      ("other rows", old.items == samples.first.page.items && new.items == old.items),
      ("another order", old.age != nil && new.age == nil),
    ])
  }

  /// They stay when the first page comes again, until they are asked for again.
  private func laterPages() async -> [String] {
    let list = await handler(online).list
    _ = await list.asked(.networkOnly)
    _ = await list.askedForMore()
    _ = await list.asked(.networkOnly)
    let kept = await handler(unreachable).list.asked(.cacheOnly)
    let unkept = await handler(online, in: stores.full).list
    _ = await unkept.asked(.networkOnly)
    // Where there is one page, nothing more is asked for, and nothing said.
    let warnsOfMore =
      samples.first.page.next == nil ? true : await unkept.askedForMore().warning != nil
    return faults([
      ("another list", kept.items == rows),
      ("no warning of a full disk", warnsOfMore),
    ])
  }

  /// What cannot be kept is shown all the same, with a warning.
  private func fullDisk() async -> [String] {
    let list = await handler(online, in: stores.full).list
    let first = await list.asked(.networkOnly)
    let kept = await list.asked(.cacheOnly)
    return faults([
      ("another first page", first.items == samples.first.page.items),
      ("no warning", first.warning != nil && first.failure == nil),
      ("what cannot be read is nothing", kept.failure != nil),
    ])
  }

  /// There is room for the rows, and none for what is remembered of them.
  private func fullStorage() async -> [String] {
    let list = await handler(online, in: stores.forgetful).list
    let first = await list.asked(.networkOnly)
    return faults([
      ("another first page", first.items == samples.first.page.items),
      ("no warning", first.warning != nil),
    ])
  }
}

// How they are reported.
nonisolated extension PagesContract {
  private var unreachable: StubTransport { StubTransport(failing: .offline) }

  /// The rows of both pages, each where the later one has it.
  private var rows: [Item] {
    let last = samples.last.page.items
    return samples.first.page.items.filter { row in !last.contains { $0.id == row.id } } + last
  }

  /// The cursor of the last page.
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
    _ transport: StubTransport, in stores: Stores? = nil
  ) -> any PageLoading<Item> {
    make(HTTPClient(baseURL: URL(filePath: "/"), transport: transport), stores ?? kept)
  }

  private func faults(_ checks: [(words: String, isKept: Bool)]) -> [String] {
    checks.filter { !$0.isKept }.map(\.words)
  }
}
