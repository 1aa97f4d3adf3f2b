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
    await app.start().value
    await enter("password-to-forget", in: app)
    return app
  }

  func enter(_ password: String, of userName: String = "demo", in app: AppRouter) async {
    let model = app.makeLoginViewModel()
    model.form.userName.text = userName
    model.form.password.text = password
    await model.submit()?.value
  }

  /// What any module might ask.
  func ask(_ app: AppRouter) async throws {
    _ = try await app.services.client.send(Endpoint<NoContent>(.get, "statuses"))
  }

  var storedToken: Token? {
    get throws { try TokenStore(FileStore(folder: folder.url)).load() }
  }

  /// All that was written, by the path of its file.
  func files() throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    let files = paths.map { ($0, try? Data(contentsOf: folder.url.appending(path: $0))) }
    return Dictionary(uniqueKeysWithValues: files).compactMapValues(\.self)
  }

  /// What modules might keep.
  func keepSomething(in app: AppRouter) async throws {
    try app.services.storage.set(Data("1".utf8), forKey: "a")
    try await app.services.database.write(Self.schema) { connection throws(AppError) in
      _ = try connection.run("INSERT INTO t (id) VALUES (1)")
    }
  }
}
