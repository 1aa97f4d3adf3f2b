import BaseBusiness
import BaseData
import Core
import Foundation

/// The promises of an item that comes from a server: a story for each promise.
package nonisolated struct ItemContract<Item: Sendable & Equatable, Stores: Sendable>: Sendable {
  /// Makes the handler of a module.
  package typealias Make = @Sendable (HTTPClient, Stores) -> any ItemLoading<Item>

  private let json: String
  private let item: Item
  private let stores: ContractStores<Stores>
  private let kept: Stores
  private let make: Make

  /// - Parameters:
  ///   - json: The item as the server sends it.
  ///   - item: The same as it is shown.
  ///   - stores: Those of the handler.
  package init(
    _ json: String, _ item: Item, in stores: ContractStores<Stores>, make: @escaping Make
  ) {
    self.json = json
    self.item = item
    self.stores = stores
    kept = stores.empty()
    self.make = make
  }

  /// The breaches of a promise: none.
  package func breaches(of promise: ItemPromise) async throws -> [String] {
    switch promise {
    case .server: await server()
    case .refusal: await refusal()
    case .nobodyListens: await nobodyListens()
    case .nothingKept: await nothingKept()
    case .offline: await offline()
    case .oldThenNew: await oldThenNew()
    case .onlyKept: await onlyKept()
    case .fullDisk: await fullDisk()
    case .fullStorage: await fullStorage()
    }
  }
}

/// A promise of an item, by what becomes of the server and of what is kept.
package nonisolated enum ItemPromise: Sendable {
  case server, refusal, nobodyListens
  case nothingKept, offline, oldThenNew, onlyKept, fullDisk, fullStorage

  /// Those of an item that is not kept.
  package static let unkept = [server, refusal, nobodyListens]
  /// Those of an item that is kept.
  package static let kept = unkept + [nothingKept, offline, oldThenNew, onlyKept, fullDisk]
  /// Those of an item that is kept in the database, and its id in the storage.
  package static let chosen = kept + [fullStorage]
}

// The stories.
nonisolated extension ItemContract {
  private func server() async -> [String] {
    let answers = await handler(online).load(.networkOnly).all()
    return faults([("another item", answers == [.success(Sourced(item, from: .network))])])
  }

  /// A server that refuses is not hidden behind what was kept.
  private func refusal() async -> [String] {
    _ = await handler(online).load(.networkOnly).all()
    let refusing = handler(StubTransport(.json(#"{"message": "gone"}"#, status: 410)))
    let answers = await refusing.load(.networkFirst).all()
    let gone = AppError.http(status: 410, message: "gone")
    return faults([("another answer", answers == [.failure(gone)])])
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
    let listener = Task { await endless.load(.networkOnly).all() }
    await asked.wait()
    listener.cancel()
    await givenUp.wait()
    return faults([("there was an answer", await listener.value.isEmpty)])
  }

  private func nothingKept() async -> [String] {
    let kept = await handler(online).load(.cacheOnly).all()
    let answers = await handler(offlineTransport).load(.networkFirst).all()
    return faults([
      ("something was kept", kept.isEmpty),
      ("another answer", answers == [.failure(.offline)]),
    ])
  }

  /// The old stands in for the new, with a warning.
  private func offline() async -> [String] {
    _ = await handler(online).load(.networkOnly).all()
    let answers = await handler(offlineTransport).load(.networkFirst).all()
    return faults([
      ("another item", values(answers) == [item]),
      (
        "it is not said that it is old",
        answers.allSatisfy { source(of: $0)?.warning == .offline && isKept($0) }
      ),
    ])
  }

  private func oldThenNew() async -> [String] {
    _ = await handler(online).load(.networkOnly).all()
    let answers = await handler(online).load(.cacheFirst).all()
    return faults([
      ("other items", values(answers) == [item, item]),
      ("another order", answers.map(isKept) == [true, false]),
    ])
  }

  /// Nobody is asked for what is to come from the cache.
  private func onlyKept() async -> [String] {
    _ = await handler(online).load(.networkOnly).all()
    let silent = offlineTransport
    let answers = await handler(silent).load(.cacheOnly).all()
    return faults([
      ("another item", values(answers) == [item]),
      ("the server was asked", silent.requests.isEmpty),
    ])
  }

  /// What cannot be kept is shown all the same, with a warning.
  private func fullDisk() async -> [String] {
    let handler = handler(online, in: stores.full)
    let answers = await handler.load(.networkOnly).all()
    let kept = await handler.load(.cacheOnly).all()
    return faults([
      ("another item", values(answers) == [item]),
      ("no warning", answers.allSatisfy { source(of: $0)?.warning != nil }),
      ("what cannot be read is nothing", kept.count == 1 && values(kept) == [nil]),
    ])
  }

  /// There is room for the item, and none for what is remembered of it.
  private func fullStorage() async -> [String] {
    let handler = handler(online, in: stores.forgetful)
    let answers = await handler.load(.networkOnly).all()
    let kept = await handler.load(.cacheOnly).all()
    return faults([
      ("another item", values(answers) == [item]),
      ("no warning", answers.allSatisfy { source(of: $0)?.warning != nil }),
      ("what cannot be read is nothing", kept.count == 1 && values(kept) == [nil]),
    ])
  }
}

// How they are reported.
nonisolated extension ItemContract {
  private var online: StubTransport { StubTransport(.json(json)) }
  private var offlineTransport: StubTransport { StubTransport(failing: .offline) }

  private func handler(
    _ transport: StubTransport, in stores: Stores? = nil
  ) -> any ItemLoading<Item> {
    make(HTTPClient(baseURL: URL(filePath: "/"), transport: transport), stores ?? kept)
  }

  private func source(of answer: Sourced<Item>.Answer) -> Sourced<Item>? {
    try? answer.get()
  }

  private func isKept(_ answer: Sourced<Item>.Answer) -> Bool {
    source(of: answer).map { $0.origin != .network } ?? false
  }

  private func values(_ answers: [Sourced<Item>.Answer]) -> [Item?] {
    answers.map { source(of: $0)?.value }
  }

  private func faults(_ checks: [(words: String, isKept: Bool)]) -> [String] {
    checks.filter { !$0.isKept }.map(\.words)
  }
}
