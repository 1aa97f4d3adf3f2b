import App
import BaseData
import BaseTesting
import BaseView
import Core
import Foundation
import Testing

/// Who goes, and what becomes of the token.
@MainActor
struct AppRouterSignOutTests {
  private let folder = TemporaryFolder()

  /// The server hears of it when nothing on this device says any more who it was.
  @Test func signsOutHereBeforeTheServerIsTold() async throws {
    let revoked = Locked<[Token]>([])
    let sessions = SessionStore(MemoryStore(), lockedIn: folder.url)
    let kept = Locked<[SessionRecord?]>([])
    let origin = AccountID(at: URL(filePath: "/")).origin
    var configuration = AppConfiguration.test(in: folder.url)
    configuration.sessions = sessions
    configuration.signIn = .test(at: .appHome) { token throws(AppError) in
      let record = try sessions.load(for: origin)
      revoked.withLock { $0.append(token) }
      kept.withLock { $0.append(record) }
    }
    let services = Services(configuration)
    try await services.signIn(as: "ann", with: Token(access: "1"))
    let app = AppRouter(services)
    app.router.push(.appHome)

    await app.signOut().value

    #expect(revoked.withLock { $0 } == [Token(access: "1")])
    #expect(kept.withLock { $0 } == [nil])
    #expect(app.services.account.user == nil)
    #expect(app.router.path == [])
    #expect(app.router.sheet == .appHome)
  }

  /// What the server answers one after the other, and whether it was notified when it could not be
  /// reached any more.
  @Test(arguments: [
    [AppError.offline, nil], [.timedOut, .http(status: 503, message: nil), nil],
    [.http(status: 401, message: nil)], [.sessionExpired], Array(repeating: .offline, count: 10),
  ])
  func triesAgainToTellTheServer(answers: [AppError?]) async throws {
    let (asked, store) = (Locked<[Token]>([]), MemoryStore())
    var configuration = AppConfiguration.test(in: folder.url)
    configuration.sessions = SessionStore(store, lockedIn: folder.url)
    configuration.signIn = .test(at: .appHome) { token throws(AppError) in
      let count = asked.withLock { asked in
        asked.append(token)
        return asked.count
      }
      if let error = answers[count - 1] { throw error }
    }
    let app = AppRouter(configuration)
    try await app.services.signIn(as: "ann", with: Token(access: "1"))

    await app.signOut().value
    #expect(app.services.account.user == nil)
    // Each is a later start of the app.
    for _ in answers { await Services(configuration).revokeTokens() }

    #expect(asked.withLock { $0 } == answers.map { _ in Token(access: "1") })
    #expect(store.data(forKey: "session.revocations") == nil)
  }

  /// Whoever is asked to sign out gives it back a moment before the session ends.
  @Test func aTokenInUseIsKeptUntilItIsNot() async throws {
    let asked = Locked<[Token]>([])
    let configuration = AppConfiguration.test(
      in: folder.url, signIn: .test(at: nil) { token in asked.withLock { $0.append(token) } })
    let services = Services(configuration)
    let token = Token(access: "1")
    try await services.signIn(as: "ann", with: token)

    try configuration.sessions.give(back: token, to: services.account.origin)
    await services.revokeTokens()
    #expect(asked.withLock { $0 } == [])

    try await services.signOut()
    await services.revokeTokens()
    #expect(asked.withLock { $0 }.contains(token))
  }

  @Test(.timeLimit(.minutes(1)))
  func whoeverComesInsteadGivesTheTokenBack() async throws {
    let (tokens, told) = AsyncStream<Token>.makeStream()
    let services = Services(
      .test(in: folder.url, signIn: .test(at: nil) { token in told.yield(token) }))
    for (user, token) in [("ann", "1"), ("ann", "2"), ("bob", "3")] {
      try await services.signIn(as: user, with: Token(access: token))
    }

    var iterator = tokens.makeAsyncIterator()
    #expect(await iterator.next() == Token(access: "2"))
  }

  @Test(.timeLimit(.minutes(1)), arguments: [false, true])
  func tellsTheServerAtTheNextStartOrSignIn(signsIn: Bool) async throws {
    let (tokens, told) = AsyncStream<Token>.makeStream()
    let configuration = AppConfiguration.test(
      in: folder.url, signIn: .test(at: .appHome) { token in told.yield(token) })
    for token in ["1", "2"] {
      try configuration.sessions.give(
        back: Token(access: token), to: AccountID(at: configuration.baseURL).origin)
    }
    try configuration.sessions.give(back: Token(access: "of another"), to: "https://example.com")
    let app = AppRouter(configuration)

    if signsIn {
      try await app.services.signIn(as: "ann", with: Token(access: "1"))
    } else {
      await app.start()?.value
    }

    // A token that is in use again is kept.
    var iterator = tokens.makeAsyncIterator()
    #expect(await iterator.next() == Token(access: signsIn ? "2" : "1"))
  }
}
