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

nonisolated extension CommandsContract where Handler: ItemCreating {
  /// A new one is in the list, once the server has it.
  package func create(_ input: Handler.Input) async throws -> [String] {
    let story = await story(of: first)
    story.answer(.failure(story.refusal))
    let refused = await failure { () async throws(AppError) in
      _ = try await story.handler.create(input)
    }
    let before = await story.kept()
    story.answer(.success(item.json))
    let created = try await story.handler.create(input)?.value
    return faults([
      ("the refusal is not reported", refused == story.refusal),
      ("what was refused is there", before == story.items),
      ("another one was made", created == item.item),
      ("it is not the first", await story.kept() == [item.item] + story.items),
    ])
  }
}

nonisolated extension CommandsContract where Handler: ItemEditing {
  /// What was entered shows at once; what is refused is taken back.
  ///
  /// - Parameter edited: What the input makes of the item.
  package func edit(_ input: Handler.Input, makes edited: Item) async throws -> [String] {
    let story = await story(of: last)
    story.answer(.failure(story.refusal))
    let refused = await failure { () async throws(AppError) in
      _ = try await story.handler.save(input, as: item.item.id)
    }
    let shown = story.shown
    let after = await story.kept()
    story.answer(.success(item.json))
    let saved = try await story.handler.save(input, as: item.item.id).value
    return faults([
      ("the refusal is not reported", refused == story.refusal),
      ("it does not show at once", shown == story.items.dropLast() + [edited]),
      ("it is not taken back", after == story.items),
      ("it is not what the server made of it", saved == item.item),
      ("the list has another one", await story.kept() == story.items),
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

nonisolated extension CommandsContract where Handler: ItemSearching {
  /// The server searches.
  package func search() async throws -> [String] {
    let story = await story(of: last)
    story.answer(.success(last.json))
    let found = await story.handler.found("a").asked(.networkFirst)
    story.answer(.failure(.offline))
    let offline = await story.handler.found("a").asked(.networkFirst)
    return faults([
      ("other rows were found", found.items == last.page.items),
      ("the list was asked for", story.asked.first != story.transport.asked.first),
      ("something else than the failure", offline.failure == .offline),
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
