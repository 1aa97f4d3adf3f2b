import BaseBusiness
import BaseData
import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a list promises whose items are changed at a server: a story for each command. Each gives
/// what came to be that is against a promise: nothing.
///
/// The list has two pages: the first without the item that something is done with, the last with it
/// at the end.
package nonisolated struct CommandsContract<Handler: PageLoading, Stores: Sendable>: Sendable
where Handler.Item: Identifiable & Equatable {
  package typealias Item = Handler.Item
  /// Makes the handler of a module.
  package typealias Make = @Sendable (HTTPClient, Stores) -> Handler

  /// A page as the server sends it, and as it is shown.
  package typealias Sample = (json: String, page: Page<Item>)

  private let first: Sample
  private let last: Sample
  private let item: (json: String, item: Item)
  private let stores: ContractStores<Stores>
  private let make: Make

  package init(
    first: Sample, last: Sample, item: (json: String, item: Item),
    in stores: ContractStores<Stores>, make: @escaping Make
  ) {
    self.first = first
    self.last = last
    self.item = item
    self.stores = stores
    self.make = make
  }
}

nonisolated extension CommandsContract where Handler: DetailLoading {
  /// What the list has of an item is shown, then what the server has of it.
  package func detail() async throws -> [String] {
    let story = await story(of: last)
    story.answer(.success(item.json))
    let shown = await story.handler.load(item.item.id, .cacheFirst).all()
    story.answer(.failure(.offline))
    let offline = await story.handler.load(item.item.id, .networkFirst).all()
    return faults([
      ("another one was shown", shown.map { try? $0.get().value } == [item.item, item.item]),
      ("it was asked for otherwise", story.asked.first?.hasPrefix("GET") == true),
      ("what is kept is not shown", offline.map { try? $0.get().value } == [item.item]),
    ])
  }
}

nonisolated extension CommandsContract where Handler: ItemRemoving {
  /// It is gone at once; what is refused is taken back.
  package func remove() async throws -> [String] {
    let story = await story(of: last)
    story.answer(.failure(story.refusal))
    let refused = await failure { () async throws(AppError) in
      try await story.handler.remove(item.item.id)
    }
    let shown = story.shown
    let after = await story.kept()
    story.answer(.success(""))
    try await story.handler.remove(item.item.id)
    return faults([
      ("the refusal is not reported", refused == story.refusal),
      ("it is not gone at once", shown == story.items.dropLast()),
      ("it is not taken back", after == story.items),
      ("it is still there", await story.kept() == story.items.dropLast()),
    ])
  }
}

// How they are reported.
nonisolated extension CommandsContract {
  /// A handler whose list was loaded, and the server that it asks.
  private struct Story: Sendable {
    let handler: Handler
    let items: [Item]
    let refusal = AppError.http(status: 409, message: "in use")
    let transport: StubTransport
    let reply: Locked<Result<String, AppError>>
    let seen: Locked<[Item]?>

    /// What the server says from now on.
    func answer(_ answer: Result<String, AppError>) { reply.withLock { $0 = answer } }

    /// The items that screens could show while the server was asked last.
    var shown: [Item]? { seen.withLock { $0 } }

    /// The requests after the list.
    var asked: [String] { Array(transport.asked.dropFirst()) }

    func kept() async -> [Item]? { await handler.list.items }
  }

  private func story(of page: Sample) async -> Story {
    let reply = Locked<Result<String, AppError>>(.success(page.json))
    let seen = Locked<[Item]?>(nil)
    let looking = Locked<Handler?>(nil)
    let transport = StubTransport { _ throws(AppError) in
      let handler = looking.withLock { $0 }
      let items = await handler?.list.items
      seen.withLock { $0 = items }
      switch reply.withLock({ $0 }) {
      case .success(let json): return .json(json)
      case .failure(.http(let status, let message)):
        return .json(#"{"message": "\#(message ?? "")"}"#, status: status)
      case .failure(let error): throw error
      }
    }
    let client = HTTPClient(baseURL: URL(filePath: "/"), transport: transport)
    let handler = make(client, stores.empty())
    _ = await handler.list.asked(.networkOnly)
    looking.withLock { $0 = handler }
    return Story(
      handler: handler, items: page.page.items, transport: transport, reply: reply, seen: seen)
  }

  private func failure(of command: () async throws(AppError) -> Void) async -> AppError? {
    do {
      try await command()
      return nil
    } catch {
      return error
    }
  }

  private func faults(_ checks: [(words: String, isKept: Bool)]) -> [String] {
    checks.filter { !$0.isKept }.map(\.words)
  }
}
