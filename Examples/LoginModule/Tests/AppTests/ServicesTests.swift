import App
import BaseBusiness
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The services that all modules share.
nonisolated struct ServicesTests {
  @Test func opensNothingByItself() throws {
    let folder = TemporaryFolder()

    _ = Services(.test(in: folder.url))

    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
  }

  @Test func waitsAsLongAsItIsTold() async throws {
    let transport = StubTransport(.json("{}"))
    var configuration = AppConfiguration.test(in: TemporaryFolder().url)
    configuration.transport = transport
    configuration.timeLimit = .seconds(5)

    _ = try await Services(configuration).client.send(
      Endpoint<NoContent>(.get, "words", authorization: .none))

    #expect(transport.requests.map(\.timeoutInterval) == [5])
  }

  @Test func answersFromTheLocalServer() async throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data(#"["one"]"#.utf8).write(to: folder.url.appending(path: "GET words.json"))

    let words = try await Services(.test(in: folder.url)).client.send(
      Endpoint<[String]>(.get, "words", authorization: .none))

    #expect(words == ["one"])
  }

  @Test func tellsOfRequestsWithoutWhatIsSecret() async throws {
    let folder = TemporaryFolder()
    let lines = Locked<[String]>([])
    let services = Services(
      .test(in: folder.url, log: { line in lines.withLock { $0.append(line) } }))
    let body = RequestBody.json(["password": "12345"])

    await #expect(throws: AppError.self) {
      try await services.client.send(
        Endpoint<NoContent>(.post, "sign-in", body: body, authorization: .none))
    }

    #expect(lines.withLock { $0 } == ["POST file:///sign-in, 20 bytes → 404, 51 bytes"])
  }

  @Test func renewsTokensAsTheSignInKnowsHow() async throws {
    let folder = TemporaryFolder()
    var configuration = AppConfiguration.test(in: folder.url)
    configuration.signIn = AppSignIn(
      route: nil,
      renew: { token, _ in Token(access: "after \(token.access)") },
      revoke: { _, _ in })
    let services = Services(configuration)
    try await services.signIn(as: "ann", with: Token(access: "1"))

    let token = try await services.session.token(
      of: services.account, replacing: Token(access: "1"))

    #expect(token == Token(access: "after 1"))
  }

  @Test func endsTheSessionWhereNobodyCanRenewTokens() async throws {
    let folder = TemporaryFolder()
    let services = Services(.test(in: folder.url))
    try await services.signIn(as: "ann", with: Token(access: "1"))

    await #expect(throws: AppError.sessionExpired) {
      try await services.session.token(of: services.account, replacing: Token(access: "1"))
    }
  }

  @Test func keepsWhatBelongsToNobodyWhoeverIsSignedIn() async throws {
    let folder = TemporaryFolder()
    let services = Services(.test(in: folder.url))
    try services.lastingStorage.set(Data("Ann".utf8), forKey: "name")

    try await services.signIn(as: "ann", with: Token(access: "1"))
    try await services.signOut()

    #expect(try services.lastingStorage.data(forKey: "name") == Data("Ann".utf8))
    #expect(try Services(.test(in: folder.url)).lastingStorage.data(forKey: "name") != nil)
  }

  @Test func tellsScreensOfWhatAnotherProcessHasWritten() async throws {
    let folder = TemporaryFolder()
    let (here, there) = (Services(.test(in: folder.url)), Services(.test(in: folder.url)))
    for services in [here, there] { _ = try await NotesProbe(services).kept() }
    let changes = [here.cache, here.source].map { $0.changes(of: Table("note", key: "text")) }
    try await NotesProbe(there).keep("of another")
    var iterators = changes.map { $0.makeAsyncIterator() }
    for index in iterators.indices { #expect(await iterators[index].next() != nil) }

    await here.catchUp()

    for index in iterators.indices { #expect(await iterators[index].next() != nil) }
  }

  @Test func keepsImagesAmongWhatCanBeLoadedAgain() async throws {
    let folder = TemporaryFolder()
    var configuration = AppConfiguration.test(in: folder.url)
    configuration.caches = folder.url.appending(path: "Caches")
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data("image".utf8).write(to: folder.url.appending(path: "GET 7.json"))
    let url = try #require(URL(string: "https://images.example.com/7.png"))

    #expect(try await Services(configuration).images.data(for: url) == Data("image".utf8))

    let account = AccountID(at: configuration.baseURL)
    let kept = configuration.caches.appending(path: "\(account.folderName)/Images")
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept.path).count == 1)
  }
}
