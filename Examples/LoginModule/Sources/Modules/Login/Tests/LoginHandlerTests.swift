import BaseBusiness
import BaseData
import BaseTesting
import Core
import Foundation
import LoginBusiness
import LoginData
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated struct LoginHandlerTests {
  private let storage = MemoryStore()
  private let sessions = FullStore(MemoryStore())
  private let folder = TemporaryFolder()
  private let online = StubTransport(.json(LoginReply.signedInJSON))
  private let careful = StubTransport(.json(LoginReply.codeWantedJSON))

  /// It is the moment when time begins.
  private func handler(
    _ transport: StubTransport,
    storage: (any KeyValueStore)? = nil
  ) throws -> LoginHandler {
    let now: @Sendable () -> Date = { Date(timeIntervalSince1970: 0) }
    let baseURL = try #require(URL(string: "https://example.com/2"))
    let session = Session(store: store, server: baseURL, now: now) { token in token }
    return LoginHandler(
      client: HTTPClient(baseURL: baseURL, transport: transport, envelope: .weibo),
      storage: storage ?? self.storage,
      session: session,
      signIn: { user, token throws(AppError) in try await session.signIn(as: user, with: token) },
      signOut: { () throws(AppError) in try await session.signOut() },
      now: now)
  }

  private var store: SessionStore { SessionStore(sessions, lockedIn: folder.url) }

  /// Who is signed in, by which token.
  private var record: SessionRecord? {
    get throws { try store.load(for: "https://example.com") }
  }

  private func keep(_ token: Token) throws {
    try store.save(SessionRecord(origin: "https://example.com", user: "1", token: token))
  }

  @Test func givesTheTokenToTheSession() async throws {
    let answer = try await handler(online).submit(.sample)

    #expect(answer == Sourced(.signedIn(.sample), from: .network))
    #expect(try record?.token == .sample)
    #expect(try record?.user == User.sample.id)
  }

  @Test func goesOnWithACodeWhereTheServerWantsOne() async throws {
    let wanted = try await handler(careful).submit(.sample)

    #expect(wanted == Sourced(.codeWanted(.init(id: "c-1")), from: .network))
    #expect(try record == nil)

    let answer = try await handler(online).submit(.sample, for: .init(id: "c-1"))

    #expect(answer == Sourced(.signedIn(.sample), from: .network))
    #expect(try record?.token == .sample)
    let body = try #require(online.requests.first?.httpBody)
    let sent = try JSONDecoder().decode([String: String].self, from: body)
    #expect(sent == ["challenge": "c-1", "code": "123456"])
  }

  @Test func hidesNothingTheServerSays() async throws {
    let refusing = StubTransport(.json(#"{"error": "no", "error_code": 20101}"#))

    await #expect(throws: AppError.server(code: 20101, message: "no")) {
      try await handler(refusing).submit(.sample)
    }

    #expect(try record == nil)
    #expect(try await handler(refusing).userName() == nil)
  }

  @Test func remembersWhomTheServerKnows() async throws {
    #expect(try await handler(careful).userName() == nil)

    _ = try await handler(careful).submit(.sample)

    #expect(try await handler(careful).userName() == "user_name")
  }

  @Test func remembersWhoeverComesInstead() async throws {
    let other = UserInput(userName: "other", password: Secret("password-to-forget"))
    _ = try await handler(online).submit(.sample)

    _ = try await handler(online).submit(other)

    #expect(try await handler(online).userName() == "other")
  }

  @Test func signsInWhomItCannotRemember() async throws {
    let answer = try await handler(online, storage: BrokenStore()).submit(.sample)

    let warning = AppError.storage(key: "login.userName", reason: "no room")
    #expect(answer == Sourced(.signedIn(.sample), from: .network, warning: warning))
    #expect(try record?.token == .sample)
  }

  @Test func signsInEvenIfTheTokenCannotBeKept() async throws {
    sessions.fill()

    let answer = try await handler(online).submit(.sample)

    let warning = AppError.storage(key: "session", reason: "no room")
    #expect(answer == Sourced(.signedIn(.sample), from: .network, warning: warning))
  }

  @Test func tellsTheServerWhoHasGone() async throws {
    try keep(.sample)
    let kept = Locked<[Token?]>([])
    let gone = StubTransport { [store] _ throws(AppError) in
      let token = try store.load(for: "https://example.com")?.token
      kept.withLock { $0.append(token) }
      return .json(#"{"result": true}"#)
    }

    let left = Locked<[Int]>([])
    try await handler(gone).signOut { error in
      #expect(error == nil)
      left.withLock { $0.append(gone.requests.count) }
    }

    #expect(left.withLock { $0 } == [0])
    #expect(kept.withLock { $0 } == [nil])
    let request = try #require(gone.requests.first)
    #expect(gone.requests.count == 1)
    #expect(request.url?.path == "/2/logout")
    #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer access-1")
    #expect(try record == nil)
  }

  @Test(arguments: [AppError.offline, .timedOut, .http(status: 401, message: nil)])
  func goesWhateverTheServerSays(failure: AppError) async throws {
    try keep(.sample)
    _ = try await handler(careful).submit(.sample)
    let unreached = StubTransport(failing: failure)

    try await handler(unreached).signOut { #expect($0 == nil) }

    #expect(unreached.requests.count == 1)
    #expect(try record == nil)
    #expect(try await handler(unreached).userName() == "user_name")
  }

  @Test func asksForNoNewTokenToGo() async throws {
    let old = Token(access: "old", refresh: "r", expires: Date(timeIntervalSince1970: -1))
    try keep(old)

    try await handler(online).signOut { _ in }

    #expect(online.requests.map(\.url?.lastPathComponent) == ["logout"])
    #expect(try record == nil)
  }

  @Test func saysThatTheTokenCouldNotBeErased() async throws {
    let handler = try handler(online)
    _ = try await handler.submit(.sample)
    sessions.fill()

    await handler.signOut { error in
      #expect(error == .storage(key: "session", reason: "no room"))
    }

    #expect(online.requests.map(\.url?.lastPathComponent) == ["login", "logout"])
  }
}
