import BaseBusiness
import BaseData
import BaseTesting
import Core
import Testing

/// The promises of a form are kept by what is sent to a server, and reported where they are not.
nonisolated struct SentFormSupplyTests {
  private struct Reply: Codable, Sendable {
    let name: String
  }

  private static func server(
    _ client: HTTPClient
  ) -> FormSupply<String, String>.Server<Reply, Reply> {
    { reply throws(AppError) in
      try await client.send(Endpoint<Reply>(.post, "word", body: .json(reply)))
    }
  }

  private let kept = SentFormContract("a", #"{"name": "b"}"#, "b", in: .storage) { client, store in
    FormSupply(
      sending: Reply.init, to: Self.server(client), keptIn: KeptValue<Reply>("word", in: store)
    ) { $0.name }
  }
  private let unkept = SentFormContract("a", #"{"name": "b"}"#, "b", in: .nothing) { client, _ in
    FormSupply(sending: Reply.init, to: Self.server(client)) { $0.name }
  }

  @Test(arguments: SentFormPromise.kept)
  func keepsWhatTheServerMadeOfIt(promise: SentFormPromise) async throws {
    #expect(try await kept.breaches(of: promise) == [])
  }

  @Test(arguments: SentFormPromise.sent)
  func sendsWhatWasEntered(promise: SentFormPromise) async throws {
    #expect(try await unkept.breaches(of: promise) == [])
  }

  @Test(arguments: [SentFormPromise.latest, .fullDisk])
  func tellsOfAFormThatIsNotKept(promise: SentFormPromise) async throws {
    #expect(try await !unkept.breaches(of: promise).isEmpty)
  }

  @Test(arguments: [SentFormPromise.server, .refusal])
  func tellsOfAServerThatIsNotAsked(promise: SentFormPromise) async throws {
    let deaf = SentFormContract("a", #"{"name": "b"}"#, "b", in: .nothing) { _, _ in
      FormSupply(in: MemoryItem<String>()) { $0 }
    }

    #expect(try await !deaf.breaches(of: promise).isEmpty)
  }

  @Test(arguments: [FormPromise.onDevice, .ownID, .noRoom])
  func tellsOfAFormThatIsSent(promise: FormPromise) async throws {
    #expect(try await !kept.form.breaches(of: promise).isEmpty)
  }

  @Test func tellsOfASecretOnTheDevice() async throws {
    #expect(try await kept.form.leaks(of: ["c"], in: [:]) == [])
    #expect(try await kept.form.leaks(of: ["b"], in: [:]).count == 1)
    #expect(try await unkept.form.leaks(of: ["b"], in: [:]) == ["nothing is kept"])
  }
}
