import BaseBusiness
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// The promises of a form are kept by what becomes of it, and reported where they are not.
nonisolated struct FormSupplyTests {
  private struct Reply: Codable, Sendable {
    let name: String
  }

  /// A form that is sent, and what comes back is kept in a store; without one, nowhere.
  private static func sent(
    _ client: HTTPClient, keptIn store: (any KeyValueStore)? = nil
  ) -> FormSupply<String, String> {
    let server: FormSupply<String, String>.Server<Reply, Reply> = { reply throws(AppError) in
      try await client.send(Endpoint<Reply>(.post, "word", body: .json(reply)))
    }
    guard let store else {
      return FormSupply(sending: Reply.init, to: server) { $0.name }
    }
    return FormSupply(
      sending: Reply.init, to: server, keptIn: KeptValue<Reply>("word", in: store)
    ) { $0.name }
  }

  private static func local(
    _ store: any ItemStore<String>, item: @escaping @Sendable (String) -> String = { $0 }
  ) -> FormSupply<String, String> {
    FormSupply(in: store, item: item)
  }

  private let kept = FormContract("a", #"{"name": "b"}"#, "b") { client, _, store in
    Self.sent(client, keptIn: store)
  }
  private let unkept = FormContract("a", #"{"name": "b"}"#, "b") { client, _, _ in
    Self.sent(client)
  }
  private let onDevice = FormContract(
    "a", expected: { $0 },
    make: { _, _, store in
      Self.local(KeptValue("word", in: store)) { "\($0) \(UUID())" }
    })

  @Test(arguments: FormPromise.kept)
  func keepsWhatTheServerMadeOfIt(promise: FormPromise) async throws {
    #expect(try await kept.breaches(of: promise) == [])
  }

  @Test(arguments: FormPromise.sent)
  func sendsWhatWasEntered(promise: FormPromise) async throws {
    #expect(try await unkept.breaches(of: promise) == [])
  }

  @Test(arguments: FormPromise.local + [.ownID])
  func keepsWhatWasEntered(promise: FormPromise) async throws {
    #expect(try await onDevice.breaches(of: promise) == [])
  }

  @Test(arguments: [FormPromise.latest, .fullDisk])
  func tellsOfAFormThatIsNotKept(promise: FormPromise) async throws {
    #expect(try await !unkept.breaches(of: promise).isEmpty)
  }

  @Test(arguments: [FormPromise.server, .refusal])
  func tellsOfAServerThatIsNotAsked(promise: FormPromise) async throws {
    #expect(try await !onDevice.breaches(of: promise).isEmpty)
  }

  @Test(arguments: [FormPromise.onDevice, .ownID, .noRoom])
  func tellsOfAFormThatIsSent(promise: FormPromise) async throws {
    #expect(try await !kept.breaches(of: promise).isEmpty)
  }

  @Test func tellsOfTwoThatAreOne() async throws {
    let memory = MemoryItem<String>()
    let contract = FormContract(
      "a", expected: { $0 }, make: { _, _, _ in Self.local(memory) })

    #expect(try await contract.breaches(of: .ownID) == ["both are the same"])
    #expect(try await contract.breaches(of: .noRoom) == ["there was room"])
  }

  @Test func tellsOfASecretOnTheDevice() async throws {
    #expect(try await kept.leaks(of: ["c"], in: [:]) == [])
    #expect(try await kept.leaks(of: ["b"], in: [:]).count == 1)
    #expect(try await unkept.leaks(of: ["b"], in: [:]) == ["nothing is kept"])
  }
}
