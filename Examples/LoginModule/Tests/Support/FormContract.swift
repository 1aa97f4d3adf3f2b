import BaseBusiness
import BaseData
import Core
import Foundation

/// The promises of a form: a story for each promise.
package nonisolated struct FormContract<Input: Sendable, Item: Sendable & Equatable>: Sendable {
  /// Makes the handler of a module.
  package typealias Make =
    @Sendable (HTTPClient, Database, any KeyValueStore) -> any FormSubmitting<Input, Item>

  private let input: Input
  private let json: String
  private let expected: @Sendable (Item) -> Item
  private let make: Make
  private let database = Database.inMemory()
  private let storage = MemoryStore()

  /// - Parameters:
  ///   - json: What the server makes of the input.
  ///   - item: The same as it is shown.
  package init(_ input: Input, _ json: String, _ item: Item, make: @escaping Make) {
    self.input = input
    self.json = json
    expected = { _ in item }
    self.make = make
  }

  /// - Parameter expected: What is to come of the input. An id may have been made, so it is asked
  ///   with what did.
  package init(
    _ input: Input, expected: @escaping @Sendable (Item) -> Item, make: @escaping Make
  ) {
    self.input = input
    json = ""
    self.expected = expected
    self.make = make
  }

  /// The breaches of a promise: none.
  package func breaches(of promise: FormPromise) async throws -> [String] {
    switch promise {
    case .server: try await server()
    case .refusal: try await refusal()
    case .latest: try await latest()
    case .fullDisk: try await fullDisk()
    case .onDevice: try await onDevice()
    case .noRoom: await noRoom()
    case .ownID: try await ownID()
    }
  }
}

// The stories.
nonisolated extension FormContract {
  private func server() async throws -> [String] {
    let transport = online
    let answer = try await handler(transport).submit(input)
    return faults([
      ("another item", answer == Sourced(expected(answer.value), from: .network)),
      ("the server was not asked once", transport.requests.count == 1),
    ])
  }

  /// Nothing is hidden of what the server says of the fields, and nothing is kept.
  private func refusal() async throws -> [String] {
    let refusing = handler(
      StubTransport(.json(#"{"message": "no", "errors": {"a": ["taken"]}}"#, status: 422)))
    let answer = await submission(to: refusing)
    let kept = try await (refusing as? any FormKeeping<Item>)?.latest()
    return faults([
      ("another answer", answer == .failure(.invalidFields(["a": "taken"], message: "no"))),
      ("something was kept", kept == nil),
    ])
  }

  /// What came of it is there for whoever asks later.
  private func latest() async throws -> [String] {
    guard let keeping = handler(online) as? any FormKeeping<Item> else { return ["keeps nothing"] }
    let before = try await keeping.latest()
    let first = try await handler(online).submit(input).value
    let kept = try await keeping.latest()
    let second = try await handler(online).submit(input).value
    let last = try await keeping.latest()
    return faults([
      ("something was there at first", before == nil),
      ("another item", first == expected(first)),
      ("another item is kept", kept == first),
      ("an older one is kept", last == second),
    ])
  }

  /// What cannot be kept was sent all the same, so there is a warning.
  private func fullDisk() async throws -> [String] {
    let answer = try await handler(online, .broken, BrokenStore()).submit(input)
    return faults([
      ("another item", answer.value == expected(answer.value)),
      ("no warning", answer.warning != nil),
    ])
  }

  private func onDevice() async throws -> [String] {
    let answer = try await handler(online).submit(input)
    return faults([
      ("another item", answer == Sourced(expected(answer.value), from: .cache(age: 0)))
    ])
  }

  /// What cannot be kept is nowhere.
  private func noRoom() async -> [String] {
    let answer = await submission(to: handler(online, .broken, BrokenStore()))
    return faults([("there was room", (try? answer.get()) == nil)])
  }

  /// What is entered twice is there twice.
  private func ownID() async throws -> [String] {
    let first = try await handler(online).submit(input).value
    let second = try await handler(online).submit(input).value
    return faults([("both are the same", first != second)])
  }
}

// What is left behind.
nonisolated extension FormContract {
  /// The files in which one of these secrets stands, once a draft was kept and the form was sent.
  package func leaks(of secrets: [String], in draft: [String: String]) async throws -> [String] {
    let folder = TemporaryFolder()
    let store = FileStore(folder: folder.url)
    let handler = handler(online, Database(at: folder.url.appending(path: "app.sqlite")), store)
    let drafts = Drafts(in: store)
    drafts.set(draft, in: "form")
    try drafts.save()
    _ = try await handler.submit(input)
    let names = (try? folder.names()) ?? []
    let leaky = try names.filter { name in
      let bytes = try Data(contentsOf: folder.url.appending(path: name))
      return secrets.contains { bytes.range(of: Data($0.utf8)) != nil }
    }
    return names.isEmpty ? ["nothing is kept"] : leaky
  }
}

// How they are reported.
nonisolated extension FormContract {
  private var online: StubTransport { StubTransport(.json(json)) }

  private func handler(
    _ transport: StubTransport, _ database: Database? = nil, _ storage: (any KeyValueStore)? = nil
  ) -> any FormSubmitting<Input, Item> {
    let client = HTTPClient(baseURL: URL(filePath: "/"), transport: transport)
    return make(client, database ?? self.database, storage ?? self.storage)
  }

  private func submission(
    to handler: any FormSubmitting<Input, Item>
  ) async -> Sourced<Item>.Answer {
    await Result.of { () async throws(AppError) in try await handler.submit(input) }
  }

  private func faults(_ checks: [(words: String, isKept: Bool)]) -> [String] {
    checks.filter { !$0.isKept }.map(\.words)
  }
}
