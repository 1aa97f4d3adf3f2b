import BaseData
import BaseTesting
import Core
import Foundation
import LoginData
import Testing

@testable import LoginBusiness

struct LoginHandlerTests {
  private let database = Database.inMemory()
  private let storage = MemoryStore()
  private let online = StubTransport(.json(UserDTO.sampleJSON))

  private func handler(
    _ transport: StubTransport, database: Database? = nil, storage: (any KeyValueStore)? = nil
  ) throws -> LoginHandler {
    let baseURL = try #require(URL(string: "https://example.com"))
    return LoginHandler(
      client: HTTPClient(baseURL: baseURL, transport: transport),
      database: database ?? self.database,
      storage: storage ?? self.storage)
  }

  @Test func givesWhatTheServerMadeOfIt() async throws {
    let answer = try await handler(online).submit(.sample)

    #expect(answer == Sourced(.sample, from: .network))
    #expect(online.requests.count == 1)
  }

  @Test func hidesNothingTheServerSays() async throws {
    let refusing = StubTransport(
      .json(#"{"errors": {"user_name": "taken"}}"#, status: 422))
    let error = AppError.invalidFields(["user_name": "taken"], message: nil)

    await #expect(throws: error) {
      try await handler(refusing).submit(.sample)
    }

    #expect(try await handler(refusing).latest() == nil)
  }

  @Test func keepsWhatCameOfIt() async throws {
    #expect(try await handler(online).latest() == nil)

    _ = try await handler(online).submit(.sample)

    #expect(try await handler(online).latest() == .sample)
  }

  @Test func remembersWhatWasEnteredEvenIfItCouldNotBeSent() async throws {
    let offline = try handler(StubTransport(failing: .offline))
    #expect(try await offline.draft() == nil)

    _ = try? await offline.submit(.sample)

    #expect(try await offline.draft() == .remembered)
  }

  @Test func showsWhatTheDatabaseCannotKeep() async throws {
    let answer = try await handler(online, database: .broken).submit(.sample)

    let warning = AppError.database(code: 14, message: "unable to open database file")
    #expect(answer == Sourced(.sample, from: .network, warning: warning))
  }

  @Test func sendsWhatCannotBeKept() async throws {
    let answer = try await handler(online, storage: BrokenStore()).submit(.sample)

    let warning = AppError.storage(key: "login.draft", reason: "no room")
    #expect(answer == Sourced(.sample, from: .network, warning: warning))
  }

  @Test func leavesNoSecretOnTheDevice() async throws {
    let folder = TemporaryFolder()
    let handler = LoginHandler(
      client: HTTPClient(
        baseURL: try #require(URL(string: "https://example.com")), transport: online),
      database: Database(at: folder.url.appending(path: "app.sqlite")),
      storage: FileStore(folder: folder.url))

    _ = try await handler.submit(.sample)

    let names = try folder.names()
    #expect(!names.isEmpty)
    for name in names {
      let bytes = try Data(contentsOf: folder.url.appending(path: name))
      #expect(bytes.range(of: Data("password-to-forget".utf8)) == nil)
    }
  }
}
