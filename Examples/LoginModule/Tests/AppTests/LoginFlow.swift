import App
import BaseData
import BaseTesting
import Core
import Foundation

/// The app with its files in a folder of its own, and a server that stands ready.
@MainActor
struct LoginFlow {
  private static let schema = Schema.cache(
    module: "Tests", tables: ["CREATE TABLE t (id INTEGER PRIMARY KEY)"])

  let folder = TemporaryFolder()
  let server = StubServer()

  func app(asking transport: (any HTTPTransport)? = nil) -> AppRouter {
    AppRouter(.shipped(in: folder.url, asking: transport ?? server))
  }

  /// An app in which the user of the stub has signed in.
  func signedIn(asking transport: (any HTTPTransport)? = nil) async -> AppRouter {
    let app = app(asking: transport)
    await app.start()?.value
    await enter("password-to-forget", in: app)
    return app
  }

  func enter(_ password: String, of userName: String = "demo", in app: AppRouter) async {
    let form = app.makeLoginViewModel(in: app.router).form
    await form.fillIfNeeded()?.value
    form.entries.userName.text = userName
    form.entries.password.text = password
    await form.submit()?.value
  }

  /// What any module might ask.
  func ask(_ app: AppRouter) async throws {
    _ = try await app.services.client.send(Endpoint<NoContent>(.get, "statuses"))
  }

  var store: SessionStore { SessionStore(FileStore(folder: folder.url), lockedIn: folder.url) }

  var storedToken: Token? {
    get throws { try store.load(for: account(of: "demo").origin)?.token }
  }

  /// What the stub knows a user by.
  func account(of userName: String) -> AccountID {
    AccountID(at: AppConfiguration.standard.baseURL, user: "id-of-\(userName)")
  }

  /// All that was written, by the path of its file; the locks are empty.
  func files() throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
      .filter { !$0.hasSuffix(".lock") }
    let files = paths.map { ($0, try? Data(contentsOf: folder.url.appending(path: $0))) }
    return Dictionary(uniqueKeysWithValues: files).compactMapValues(\.self)
  }

  /// What modules might keep.
  func keepSomething(in app: AppRouter) async throws {
    try app.services.storage.set(Data("1".utf8), forKey: "a")
    try app.services.cacheStorage.set(Data("1".utf8), forKey: "a")
    try await app.services.cache.write(Self.schema) { connection throws(AppError) in
      _ = try connection.run("INSERT INTO t (id) VALUES (1)")
    }
  }

  /// What is there of it: a stored value, a kept one, and a row.
  func kept(in app: AppRouter) async throws -> [Bool] {
    let rows = try await app.services.cache.read(Self.schema) { connection throws(AppError) in
      try connection.run("SELECT id FROM t").count
    }
    let storages = [app.services.storage, app.services.cacheStorage]
    return try storages.map { try $0.data(forKey: "a") != nil } + [rows == 1]
  }
}
