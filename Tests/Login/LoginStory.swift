import BaseBusiness
import BaseData
import BaseTesting
import BaseView
import Core
import Foundation
import LoginView
import Testing

@testable import App

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What users do to get in and out, driven through the view models, with a server that answers over
/// HTTP: the demo server of the example.
@MainActor @Suite(.serialized)
struct LoginStory {
  private let folder = TemporaryFolder()
  private let server: URL

  init() throws {
    let place = ProcessInfo.processInfo.environment["LOGIN_SERVER"] ?? "http://127.0.0.1:9"
    server = try #require(URL(string: place))
  }

  /// The app as it starts, each time with what the last one has left.
  private func makeApp() -> AppRouter {
    AppRouter(
      AppConfiguration(
        baseURL: server.appending(path: "2"), envelope: .weibo,
        folder: folder.url.appending(path: "stays"), caches: folder.url.appending(path: "caches"),
        sessions: SessionStore(
          FileStore(folder: folder.url.appending(path: "session")), lockedIn: folder.url),
        signIn: AppSignIn.standard))
  }

  /// Waits for what is to come, for ten seconds at most.
  private func expect(
    _ words: String, at place: SourceLocation = #_sourceLocation, _ holds: () -> Bool
  ) async {
    for _ in 0..<2_000 where !holds() { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(holds(), "\(words)", sourceLocation: place)
  }

  private func tell(_ path: String, _ json: String = "{}") async throws {
    var request = URLRequest(url: server.appending(path: "demo/\(path)"))
    request.httpMethod = "POST"
    request.httpBody = Data(json.utf8)
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    _ = try await URLSession.shared.data(for: request)
  }

  /// How often the server was asked for a path.
  private func count(of path: String) async throws -> Int {
    let (data, _) = try await URLSession.shared.data(from: server.appending(path: "demo/requests"))
    let text = String(decoding: data, as: UTF8.self).replacing("\\/", with: "/")
    return text.components(separatedBy: "\"\(path)\"").count - 1
  }

  /// Asks for what only those see who are signed in.
  private func ask(_ app: AppRouter, _ headers: [String: String] = [:]) async throws {
    let endpoint = Endpoint<NoContent>(
      .get, "statuses/public_timeline.json", headers: headers,
      authorization: headers.isEmpty ? .session : .none)
    _ = try await app.services.client.send(endpoint)
  }

  /// The form as it appears.
  private func makeForm(_ app: AppRouter) async throws -> LoginViewModel {
    let sheet = try #require(app.router.presentation).router
    let model = app.makeLoginViewModel(in: sheet)
    await model.form.fillIfNeeded()?.value
    return model
  }

  private func enter(_ name: String, _ password: String, in app: AppRouter) async throws -> String?
  {
    let model = try await makeForm(app)
    model.form.entries.userName.text = name
    model.form.entries.password.text = password
    await model.form.submit()?.value
    return model.form.notice
  }

  private func enter(code: String, in app: AppRouter) async throws -> String? {
    let sheet = try #require(app.router.presentation).router
    guard case .login(.code(let challenge)) = sheet.path.last else {
      Issue.record("no code is asked for")
      return nil
    }
    let model = app.makeLoginCodeViewModel(challenge, in: sheet)
    model.form.entries.code.text = code
    await model.form.submit()?.value
    return model.form.notice
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["LOGIN_SERVER"] != nil))
  func withAServer() async throws {
    let app = makeApp()
    await app.start()?.value
    #expect(app.router.sheet == .login(.start))
    #expect(app.sessionAction?.title == AppText.signIn)

    // A wrong password, then a wrong code; the server's words are shown.
    #expect(try await enter("careful", "wrong", in: app) == "wrong user name or password")
    #expect(app.router.presentation?.router.path == [])
    #expect(try await enter("careful", "demo1234", in: app) == nil)
    #expect(try await enter(code: "000 000", in: app) == "wrong code")
    #expect(app.router.sheet == .login(.start))

    // The right ones.
    #expect(try await enter(code: "123 456", in: app) == nil)
    #expect(app.router.sheet == nil)
    #expect(app.services.account.user == "1404370003")
    #expect(app.sessionAction?.title == AppText.signOut)
    try await ask(app)

    // The server wants another token: nobody sees it.
    let renewals = try await count(of: "/2/token")
    try await tell("expire")
    try await ask(app)
    #expect(try await count(of: "/2/token") == renewals + 1)
    #expect(app.router.sheet == nil)

    try await comeBack(as: "careful")
  }

  /// The app starts again; then the session is lost, and the user signs out in the end.
  private func comeBack(as name: String) async throws {
    let app = makeApp()
    await app.start()?.value
    #expect(app.router.sheet == nil)
    try await ask(app)

    // The server renews no token any more: the sign-in lies over what is there and gives it back.
    app.router.push(.appHome)
    try await tell("faults", #"{"kind": "status401", "path": "/2/token"}"#)
    try await tell("expire")
    await #expect(throws: AppError.sessionExpired) { try await ask(app) }
    await expect("the sign-in lies over all") { app.router.sheet == .login(.start) }
    #expect(app.router.path == [.appHome])
    let form = try await makeForm(app).form.entries
    #expect(form.userName.text == name)
    #expect(form.password.text == "")
    #expect(try await enter(name, "demo1234", in: app) == nil)
    #expect(try await enter(code: "123456", in: app) == nil)
    #expect(app.router.sheet == nil)
    #expect(app.router.path == [.appHome])
    try await ask(app)

    // The token is worth nothing when the user has gone.
    let signOuts = try await count(of: "/2/logout")
    let token = try #require(try await app.services.session.current())
    await app.signOut().value
    #expect(app.services.account.user == nil)
    #expect(app.router.sheet == .login(.start))
    #expect(app.router.path == [])
    #expect(try await count(of: "/2/logout") == signOuts + 1)
    await #expect(throws: AppError.self) {
      try await ask(app, ["Authorization": "Bearer \(token.access)"])
    }

    // Somebody else, who has no code.
    #expect(try await enter("demo", "demo1234", in: app) == nil)
    #expect(app.router.sheet == nil)
    #expect(app.services.account.user == "1404370001")
    try await ask(app)
  }
}
