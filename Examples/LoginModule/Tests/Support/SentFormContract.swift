import BaseBusiness
import BaseData
import Core
import Foundation

/// The promises of a form that is sent to a server: a story for each promise.
package nonisolated struct SentFormContract<
  Input: Sendable, Item: Sendable & Equatable, Stores: Sendable
>: Sendable {
  /// Makes the handler of a module.
  package typealias Make = @Sendable (HTTPClient, Stores) -> any FormSubmitting<Input, Item>

  /// What every form promises, of this one while its server can be reached.
  package let form: FormContract<Input, Item, Stores>
  private let input: Input
  private let json: String
  private let item: Item
  private let stores: ContractStores<Stores>
  private let make: Make

  /// - Parameters:
  ///   - json: What the server makes of the input.
  ///   - item: The same as it is shown.
  ///   - stores: Those of the handler.
  package init(
    _ input: Input, _ json: String, _ item: Item, in stores: ContractStores<Stores>,
    make: @escaping Make
  ) {
    form = FormContract(
      input, expected: { _ in item }, in: stores,
      make: { make(Self.client(StubTransport(.json(json))), $0) })
    self.input = input
    self.json = json
    self.item = item
    self.stores = stores
    self.make = make
  }

  /// The breaches of a promise: none.
  package func breaches(of promise: SentFormPromise) async throws -> [String] {
    switch promise {
    case .server: try await server()
    case .refusal: try await refusal()
    case .latest: try await form.breaches(of: .latest)
    case .fullDisk: try await fullDisk()
    }
  }
}

/// A promise of a form that is sent, by what becomes of the server and of what is kept.
package nonisolated enum SentFormPromise: Sendable {
  case server, refusal, latest, fullDisk

  /// Those of a form of which nothing is kept.
  package static let sent = [server, refusal]
  /// Those of a form of which it is kept what comes back.
  package static let kept = sent + [latest, fullDisk]
}

// The stories.
nonisolated extension SentFormContract {
  private func server() async throws -> [String] {
    let transport = StubTransport(.json(json))
    let answer = try await handler(transport, in: stores.empty()).submit(input)
    return faults([
      ("another item", answer == Sourced(item, from: .network)),
      ("the server was not asked once", transport.requests.count == 1),
    ])
  }

  /// Nothing is hidden of what the server says of the fields, and nothing is kept.
  private func refusal() async throws -> [String] {
    let reply = HTTPReply.json(#"{"message": "no", "errors": {"a": ["taken"]}}"#, status: 422)
    let refusing = handler(StubTransport(reply), in: stores.empty())
    let answer = await Result.of { () async throws(AppError) in try await refusing.submit(input) }
    let kept = try await (refusing as? any FormKeeping<Item>)?.latest()
    return faults([
      ("another answer", answer == .failure(.invalidFields(["a": "taken"], message: "no"))),
      ("something was kept", kept == nil),
    ])
  }

  /// What cannot be kept was sent all the same, so there is a warning.
  private func fullDisk() async throws -> [String] {
    let full = handler(StubTransport(.json(json)), in: stores.full)
    let answer = try await full.submit(input)
    return faults([
      ("another item", answer.value == item),
      ("no warning", answer.warning != nil),
    ])
  }
}

// How they are reported.
nonisolated extension SentFormContract {
  private func handler(
    _ transport: StubTransport, in stores: Stores
  ) -> any FormSubmitting<Input, Item> {
    make(Self.client(transport), stores)
  }

  private static func client(_ transport: StubTransport) -> HTTPClient {
    HTTPClient(baseURL: URL(filePath: "/"), transport: transport)
  }

  private func faults(_ checks: [(words: String, isKept: Bool)]) -> [String] {
    checks.filter { !$0.isKept }.map(\.words)
  }
}
