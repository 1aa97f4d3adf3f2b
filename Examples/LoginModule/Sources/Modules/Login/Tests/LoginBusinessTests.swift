import BaseBusiness
import BaseData
import BaseTesting
import BaseView
import Core
import Foundation
import LoginData
import LoginView
import Testing

@testable import LoginBusiness

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated struct LoginMappingTests {
  private let now = Date(timeIntervalSince1970: 0)

  @Test func turnsRawIntoShown() {
    #expect(User(UserDTO.sample) == .sample)
  }

  @Test func knowsWhenATokenEnds() {
    #expect(Token(TokenDTO.sample, at: now) == .sample)
    #expect(Token(TokenDTO(access: "a"), at: now) == Token(access: "a"))
  }

  @Test func goesOnWithWhatTheServerDoesNotReplace() {
    let old = Token(access: "old", refresh: "kept")

    let token = Token(TokenDTO(access: "new"), at: now, replacing: old)

    #expect(token == Token(access: "new", refresh: "kept"))
    #expect(Token(TokenDTO.sample, at: now, replacing: old) == .sample)
  }
}

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

nonisolated struct TokenHandlerTests {
  private let old = Token(access: "access-0", refresh: "refresh-0")

  /// It is the moment when time begins.
  private func handler(_ transport: StubTransport) -> TokenHandler {
    TokenHandler(
      client: HTTPClient(baseURL: URL(filePath: "/"), transport: transport),
      now: { Date(timeIntervalSince1970: 0) })
  }

  @Test func givesTheNextToken() async throws {
    let transport = StubTransport(.json(TokenDTO.sampleJSON))

    #expect(try await handler(transport).renew(old) == .sample)
    #expect(transport.bodies == [#"{"refresh_token": "refresh-0"}"#.sortedJSON])
  }

  @Test func goesOnWithWhatTheServerDoesNotReplace() async throws {
    let transport = StubTransport(.json(#"{"access_token": "access-1"}"#))

    let token = try await handler(transport).renew(old)

    #expect(token == Token(access: "access-1", refresh: "refresh-0"))
  }

  @Test func endsTheSessionWithoutAskingIfThereIsNothingToAskWith() async throws {
    let transport = StubTransport(.json("{}"))

    await #expect(throws: AppError.sessionExpired) {
      try await handler(transport).renew(Token(access: "access-0"))
    }

    #expect(transport.requests == [])
  }

  @Test(arguments: [
    (HTTPReply.json("{}", status: 401), AppError.sessionExpired),
    (.json("{}", status: 400), .sessionExpired),
    (.json("{}", status: 503), .http(status: 503, message: nil)),
  ])
  func tellsARefusalFromTrouble(reply: HTTPReply, error: AppError) async throws {
    await #expect(throws: error) { try await handler(StubTransport(reply)).renew(old) }
  }

  @Test func saysWhichTokenIsNotNeededAnyMore() async throws {
    let transport = StubTransport(HTTPReply(status: 204, body: Data()))

    try await handler(transport).revoke(.sample)

    #expect(
      transport.requests.map { $0.value(forHTTPHeaderField: "Authorization") }
        == ["Bearer access-1"])
  }

  /// The promises of a session, as this module renews its tokens.
  @Test(.timeLimit(.minutes(1)), arguments: SessionContract.Promise.allCases)
  func keepsTheSessionAlive(promise: SessionContract.Promise) async throws {
    let folder = TemporaryFolder()
    let contract = SessionContract(
      MemoryStore(), lockedIn: folder.url, at: URL(filePath: "/")
    ) { token, server throws(AppError) in
      let transport = StubTransport { request throws(AppError) in
        .json(try Self.answer(to: request, by: server))
      }
      return try await TokenHandler(
        client: HTTPClient(baseURL: URL(filePath: "/"), transport: transport)
      )
      .renew(token)
    }

    #expect(try await contract.breaches(of: promise) == [])
  }

  private static func answer(
    to request: URLRequest, by server: TokenServer
  ) throws(AppError) -> String {
    let fields = try? JSONDecoder().decode([String: String].self, from: request.httpBody ?? Data())
    let token = try server.refresh(Token(access: "", refresh: fields?["refresh_token"]))
    let lifetime = token.expires.map { Int($0.timeIntervalSinceNow.rounded()) } ?? 3600
    return """
      {
        "access_token": "\(token.access)",
        "refresh_token": "\(token.refresh ?? "")",
        "expires_in": \(lifetime)
      }
      """
  }
}

/// The way of the input through the module.
nonisolated struct LoginInputTests {
  @Test func isSentAsTheServerWantsIt() {
    #expect(UserInputDTO(.sample) == .sample)
  }
}

/// What is left of a secret in a log, in a debugger's dump or in the text of a crash: nothing.
nonisolated struct LoginSecrecyTests {
  private let secret = "secret-12345"

  /// Everything that carries a password or a token.
  private var carriers: [Any] {
    var form = LoginForm()
    form.password.text = secret
    let input = UserInput(userName: "Ann", password: Secret(secret))
    let token = TokenDTO(access: secret, refresh: secret)
    return [
      form, input, UserInputDTO(userName: "Ann", password: Secret(secret)), token,
      GrantDTO(user: .sample, token: token), RenewalDTO(refresh: Secret(secret)),
      LoginReply.granted(GrantDTO(user: .sample, token: token)),
      LoginCodeDTO(challenge: "c-1", code: Secret(secret)),
      Token(access: secret, refresh: secret),
    ]
  }

  @Test func isPrintedNowhere() {
    for carrier in carriers {
      var dumped = ""
      dump(carrier, to: &dumped)
      let texts = ["\(carrier)", String(reflecting: carrier), dumped]
      #expect(texts.filter { $0.contains(secret) } == [], "\(type(of: carrier))")
    }
  }
}
