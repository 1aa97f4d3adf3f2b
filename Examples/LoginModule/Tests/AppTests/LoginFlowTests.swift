import App
import BaseData
import BaseTesting
import BaseView
import Core
import Foundation
import Testing

/// A session from its beginning to its end, through all tiers.
@MainActor
struct LoginFlowTests {
  private let folder = TemporaryFolder()
  private let server = StubServer()

  private func app(asking transport: (any HTTPTransport)? = nil) -> AppRouter {
    AppRouter(.shipped(in: folder.url, asking: transport ?? server))
  }

  /// An app in which the user of the stub has signed in.
  private func signedIn(asking transport: (any HTTPTransport)? = nil) async -> AppRouter {
    let app = app(asking: transport)
    await app.start().value
    await enter("password-to-forget", in: app)
    return app
  }

  private func enter(
    _ password: String, of userName: String = "demo", in app: AppRouter
  ) async {
    let model = app.makeLoginViewModel()
    model.form.userName.text = userName
    model.form.password.text = password
    await model.submit()?.value
  }

  /// What any module might ask.
  private func ask(_ app: AppRouter) async throws {
    _ = try await app.services.client.send(Endpoint<NoContent>(.get, "statuses"))
  }

  private var storedToken: Token? {
    get throws { try TokenStore(FileStore(folder: folder.url)).load() }
  }

  /// All that was written, by the path of its file.
  private func files() throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    let files = paths.map { ($0, try? Data(contentsOf: folder.url.appending(path: $0))) }
    return Dictionary(uniqueKeysWithValues: files).compactMapValues(\.self)
  }
}

// The beginning.
extension LoginFlowTests {
  @Test func beginsWithTheSignIn() async {
    let app = app()

    await app.start().value

    #expect(app.router.sheet == .login(.start))
    #expect(server.paths == [])
  }

  @Test func signsIn() async throws {
    let app = app()
    await app.start().value

    await enter("wrong", in: app)
    #expect(app.router.sheet == .login(.start))
    #expect(try storedToken == nil)

    await enter("password-to-forget", in: app)
    #expect(app.router.sheet == nil)
    #expect(try storedToken?.access == "access-1")
    #expect(try storedToken?.refresh == "refresh-1")

    try await ask(app)
    #expect(server.paths == ["login", "login", "statuses"])
  }

  @Test func goesOnWhereTheLastStartEnded() async throws {
    _ = await signedIn()

    let app = app()
    await app.start().value
    try await ask(app)

    #expect(app.router.sheet == nil)
    #expect(server.paths == ["login", "statuses"])
    let model = app.makeLoginViewModel()
    await model.loadUserNameIfNeeded()?.value
    #expect(model.form.userName.text == "demo")
  }

  @Test func goesOnWithoutTheServerEvenIfTheTokenIsOld() async throws {
    let old = Token(access: "old", refresh: "r", expires: Date(timeIntervalSince1970: 0))
    try TokenStore(FileStore(folder: folder.url)).save(old)
    server.unplug()

    let app = app()
    await app.start().value

    #expect(app.router.sheet == nil)
    #expect(server.paths == ["token"])
    #expect(try storedToken == old)
  }

  @Test func beginsWithTheSignInIfTheTokenWasTamperedWith() async throws {
    _ = await signedIn()
    try Data("{".utf8).write(to: folder.url.appending(path: "session.token.json"))

    let app = app()
    await app.start().value

    #expect(app.router.sheet == .login(.start))
    #expect(
      try files().keys.sorted() == [
        "Lasting/login.userName.json", "session.token.damaged.json",
      ])
  }
}

// What is refused on the way.
extension LoginFlowTests {
  @Test(.timeLimit(.minutes(1)))
  func refreshesTheTokenOnceForAll() async throws {
    let gate = Gate()
    let crowd = Crowd(of: 20, opening: gate)
    let server = StubServer(refreshing: { await gate.wait() }, refused: { crowd.arrive() })
    let app = await signedIn(asking: server)
    server.expire()

    let answers = await askedTwentyTimes(app.services.client)

    #expect(answers == Array(repeating: nil, count: 20))
    #expect(server.paths.filter { $0 == "token" }.count == 1)
    #expect(try storedToken?.access == "access-2")
    #expect(app.router.sheet == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func leadsToTheSignInOnceForAll() async throws {
    let gate = Gate()
    let crowd = Crowd(of: 20, opening: gate)
    let server = StubServer(refreshing: { await gate.wait() }, refused: { crowd.arrive() })
    let app = await signedIn(asking: server)
    let (sheets, shown) = AsyncStream<AppRoute?>.makeStream()
    let renderer = Renderer { shown.yield(app.router.sheet) }
    var drawn = sheets.makeAsyncIterator()
    #expect(await drawn.next() == .some(nil))
    server.revoke()

    let answers = await askedTwentyTimes(app.services.client)

    #expect(answers == Array(repeating: .sessionExpired, count: 20))
    #expect(server.paths.filter { $0 == "token" }.count == 1)
    #expect(try storedToken == nil)
    #expect(await drawn.next() == .login(.start))

    await enter("password-to-forget", in: app)
    #expect(await drawn.next() == .some(nil))
    try await ask(app)

    server.revoke()
    await #expect(throws: AppError.sessionExpired) { try await ask(app) }
    #expect(await drawn.next() == .login(.start))
    withExtendedLifetime(renderer) {}
  }

  /// How each of twenty requests at once failed, if it did.
  private nonisolated func askedTwentyTimes(_ client: HTTPClient) async -> [AppError?] {
    await withTaskGroup(of: AppError?.self) { group in
      for _ in 1...20 {
        group.addTask {
          do throws(AppError) {
            _ = try await client.send(Endpoint<NoContent>(.get, "statuses"))
            return nil
          } catch {
            return error
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }
}

// The end.
extension LoginFlowTests {
  private static let schema = Schema(
    module: "Tests", migrations: [Migration(1, "CREATE TABLE t (id INTEGER PRIMARY KEY)")])

  private func keepSomething(in app: AppRouter) async throws {
    try app.services.storage.set(Data("1".utf8), forKey: "a")
    try await app.services.database.write(Self.schema) { connection throws(AppError) in
      _ = try connection.run("INSERT INTO t (id) VALUES (1)")
    }
  }

  @Test(arguments: [true, false])
  func leavesNothingButTheName(isOnline: Bool) async throws {
    let app = await signedIn()
    try await keepSomething(in: app)
    app.router.push(.appHome)
    if !isOnline { server.unplug() }

    await app.signOut().value

    #expect(server.paths == ["login", "logout"])
    #expect(app.router.path == [])
    #expect(app.router.sheet == .login(.start))
    #expect(app.makeLoginViewModel().notice == nil)
    #expect(try files() == ["Lasting/login.userName.json": Data(#""demo""#.utf8)])
    #expect(try await app.services.session.token() == nil)
  }

  @Test(arguments: ["demo", "other"])
  func keepsWhatWasSeenForTheSameUserAlone(userName: String) async throws {
    let app = await signedIn()
    try await keepSomething(in: app)
    app.router.push(.appHome)
    server.revoke()
    await #expect(throws: AppError.sessionExpired) { try await ask(app) }

    await enter("password-to-forget", of: userName, in: app)

    let isSame = userName == "demo"
    #expect(app.router.path == (isSame ? [.appHome] : []))
    #expect(try app.services.storage.data(forKey: "a") == (isSame ? Data("1".utf8) : nil))
    #expect((try files()["app.sqlite"] != nil) == isSame)
  }

  @Test func saysWhatCouldNotBeErased() async throws {
    var configuration = AppConfiguration.shipped(in: folder.url, asking: server)
    configuration.tokens = TokenStore(BrokenStore())
    let app = AppRouter(configuration)
    await enter("password-to-forget", in: app)
    try await keepSomething(in: app)

    await app.signOut().value

    let error = AppError.storage(key: "session.token", reason: "no room")
    #expect(app.unerased == error)
    #expect(app.makeLoginViewModel().notice == ErrorText.message(for: error))
    #expect(app.router.sheet == .login(.start))
    #expect(try files() == ["Lasting/login.userName.json": Data(#""demo""#.utf8)])
  }
}

// What nobody is to read.
extension LoginFlowTests {
  @Test func tellsNobodyThePasswordOrTheToken() async throws {
    let log = Locked<[String]>([])
    let app = await signedIn(
      asking: LoggingTransport(server) { line in log.withLock { $0.append(line) } })
    try await keepSomething(in: app)
    server.expire()
    try await ask(app)
    #expect(try folder.url.appending(path: "session.token.json").permissions() == 0o600)

    let written = try files()
    await app.signOut().value

    func places(of secret: String) -> [String] {
      written.filter { $0.value.range(of: Data(secret.utf8)) != nil }.keys.sorted()
    }
    #expect(places(of: "demo") == ["Lasting/login.userName.json"])
    #expect(places(of: "password-to-forget") == [])
    #expect(places(of: "access-2") == ["session.token.json"])
    #expect(places(of: "refresh-2") == ["session.token.json"])
    #expect(places(of: "access-1") == [])
    let lines = log.withLock { $0 }
    #expect(lines.count == 5)
    for secret in ["password-to-forget", "access-", "refresh-"] {
      #expect(lines.filter { $0.contains(secret) } == [])
    }
  }
}
