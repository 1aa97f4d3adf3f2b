import BaseData
import BaseTesting
import Core
import Foundation
import LoginBusiness
import LoginData
import Testing

nonisolated struct LoginHandlerTests {
  private let storage = MemoryStore()
  private let signIns = Locked<[(user: User.ID, token: Token)]>([])
  private let online = StubTransport(.json(GrantDTO.sampleJSON))

  /// It is the moment when time begins.
  private func handler(
    _ transport: StubTransport, storage: (any KeyValueStore)? = nil, unkept: AppError? = nil
  ) -> LoginHandler {
    LoginHandler(
      client: client(transport), storage: storage ?? self.storage,
      signIn: { [signIns] user, token throws(AppError) in
        signIns.withLock { $0.append((user, token)) }
        if let unkept { throw unkept }
      },
      now: { Date(timeIntervalSince1970: 0) })
  }

  private func client(_ transport: StubTransport) -> HTTPClient {
    HTTPClient(baseURL: URL(filePath: "/"), transport: transport)
  }

  /// Who is signed in, by which tokens.
  private var users: [User.ID] { signIns.withLock { $0.map(\.user) } }
  private var tokens: [Token] { signIns.withLock { $0.map(\.token) } }

  @Test func givesTheTokenToTheSession() async throws {
    let answer = try await handler(online).submit(.sample)

    #expect(answer == Sourced(.signedIn(.sample), from: .network))
    #expect(users == ["1001"])
    #expect(tokens == [.sample])
  }

  @Test func hidesNothingTheServerSays() async throws {
    let refusing = StubTransport(.json(#"{"message": "wrong password"}"#, status: 401))

    await #expect(throws: AppError.http(status: 401, message: "wrong password")) {
      try await handler(refusing).submit(.sample)
    }

    #expect(users == [])
    #expect(try await handler(refusing).userName() == nil)
  }

  @Test func signsInNobodyWhoHasGoneBack() async throws {
    let (asked, gate) = (Gate(), Gate())
    let slow = StubTransport { _ in
      asked.open()
      await gate.wait()
      return .json(GrantDTO.sampleJSON)
    }
    let submission = Task { try await handler(slow).submit(.sample) }
    await asked.wait()

    submission.cancel()
    gate.open()

    await #expect(throws: AppError.cancelled) { try await submission.value }
    #expect(users == [])
  }

  @Test func warnsOfATokenThatCannotBeKept() async throws {
    let failure = AppError.storage(key: "session", reason: "no room")

    let answer = try await handler(online, unkept: failure).submit(.sample)

    #expect(answer == Sourced(.signedIn(.sample), from: .network, warning: failure))
  }

  @Test func remembersWhomTheServerKnows() async throws {
    #expect(try await handler(online).userName() == nil)

    _ = try await handler(online).submit(.sample)

    #expect(try await handler(online).userName() == UserInput.sample.userName)
  }

  @Test func signsInWhomItCannotRemember() async throws {
    let answer = try await handler(online, storage: BrokenStore()).submit(.sample)

    #expect(answer.value == .signedIn(.sample))
    #expect(answer.warning != nil)
    #expect(tokens == [.sample])
  }

  @Test func leavesNoSecretOnTheDevice() async throws {
    let folder = TemporaryFolder()

    _ = try await handler(online, storage: FileStore(folder: folder.url)).submit(.sample)

    let texts = try folder.names().map { name in
      try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
    }
    #expect(texts.contains { $0.contains(UserInput.sample.userName) })
    #expect(texts.filter { $0.contains("password-to-forget") || $0.contains("access-1") } == [])
  }

  @Test func goesOnWithACodeWhereTheServerWantsOne() async throws {
    let careful = StubTransport(.json(#"{"challenge": "c-1"}"#))

    let wanted = try await handler(careful).submit(.sample)

    #expect(wanted == Sourced(.codeWanted(Challenge(id: "c-1")), from: .network))
    #expect(users == [])

    let answer = try await handler(online).submit(Secret("123456"), for: Challenge(id: "c-1"))

    #expect(answer == Sourced(.sample, from: .network))
    #expect(tokens == [.sample])
    #expect(online.bodies == [#"{"challenge": "c-1", "code": "123456"}"#.sortedJSON])
  }
}
