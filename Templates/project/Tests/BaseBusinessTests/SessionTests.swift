import BaseBusiness
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated struct SessionTests {
  private let store = TokenStore(MemoryStore())
  private let old = Token(access: "old", refresh: "r")
  private let new = Token(access: "new", refresh: "r")

  private func session(refresh: @escaping Session.Refresh) async throws -> Session {
    let session = Session(tokens: store, refresh: refresh)
    try await session.signIn(with: old)
    return session
  }

  @Test func manyRefusalsLeadToOneRefresh() async throws {
    let refreshes = Locked(0)
    let (gate, old, new) = (Gate(), old, new)
    let session = try await session { _ in
      refreshes.withLock { $0 += 1 }
      await gate.wait()
      return new
    }
    let crowd = Crowd(of: 20, opening: gate)
    let transport = StubTransport { request in
      if request.value(forHTTPHeaderField: "Authorization") == "Bearer new" { return .json("1") }
      crowd.arrive()
      return .json("", status: 401)
    }
    let client = HTTPClient(
      baseURL: try #require(URL(string: "https://example.com")), transport: transport,
      session: session)

    let answers = await withTaskGroup(of: Int?.self) { group in
      for _ in 1...20 {
        group.addTask { try? await client.send(Endpoint<Int>(.get, "a")) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(answers == Array(repeating: 1, count: 20))
    #expect(refreshes.withLock { $0 } == 1)
    #expect(try await session.token(replacing: old) == new)
    #expect(refreshes.withLock { $0 } == 1)
  }

  @Test(arguments: [
    AppError.offline, .timedOut, .transport("broken"), .http(status: 503, message: nil),
    .decoding(path: "", reason: "a login page of the hotel"), .cancelled,
  ])
  func aRefreshThatDoesNotReachTheServerCostsNoToken(failure: AppError) async throws {
    let session = try await session { _ throws(AppError) in throw failure }

    await #expect(throws: failure) { try await session.token(replacing: old) }

    #expect(try await session.token() == old)
    #expect(try store.load() == old)
  }

  @Test(arguments: [
    AppError.http(status: 400, message: "unknown token"), .http(status: 401, message: nil),
    .invalidFields(["refresh_token": "unknown"], message: nil),
    .server(code: 21327, message: "expired"), .sessionExpired,
  ])
  func aRefusedRefreshEndsTheSession(failure: AppError) async throws {
    let session = try await session { _ throws(AppError) in throw failure }

    await #expect(throws: AppError.sessionExpired) { try await session.token(replacing: old) }

    #expect(try await session.token() == nil)
    #expect(try store.load() == nil)
  }

  @Test func theEndIsToldOnceForEachSignIn() async throws {
    var session: Session? = try await session { _ throws(AppError) in throw .sessionExpired }
    var expirations = try #require(session).expirations.makeAsyncIterator()

    for _ in 1...2 {
      try await session?.signIn(with: old)
      await #expect(throws: AppError.sessionExpired) {
        try await session?.token(replacing: old)
      }
      #expect(await expirations.next() != nil)
      await #expect(throws: AppError.sessionExpired) {
        try await session?.token(replacing: old)
      }
      await #expect(throws: AppError.sessionExpired) {
        try await session?.token(replacing: nil)
      }
    }
    session = nil

    #expect(await expirations.next() == nil)
  }

  @Test func whoeverSignsOutDuringARefreshStaysSignedOut() async throws {
    let (started, gate, new) = (Gate(), Gate(), new)
    let session = try await session { _ in
      started.open()
      await gate.wait()
      return new
    }
    let waiting = Task { [old] in try await session.token(replacing: old) }
    await started.wait()

    try await session.signOut()
    gate.open()

    await #expect(throws: AppError.cancelled) { try await waiting.value }
    await #expect(throws: AppError.cancelled) { try await session.token(replacing: old) }
    #expect(try await session.token() == nil)
    #expect(try store.load() == nil)
  }

  @Test func noRequestIsSentAgainAsSomebodyElse() async throws {
    let (started, gate, new) = (Gate(), Gate(), new)
    let other = Token(access: "other")
    let session = try await session { _ in
      started.open()
      await gate.wait()
      return new
    }
    let waiting = Task { [old] in try await session.token(replacing: old) }
    await started.wait()

    try await session.signIn(with: other)
    gate.open()

    await #expect(throws: AppError.cancelled) { try await waiting.value }
    await #expect(throws: AppError.cancelled) { try await session.token(replacing: old) }
    #expect(try await session.token() == other)
    #expect(try store.load() == other)
  }

  @Test func whoeverIsCancelledWaitsNoLonger() async throws {
    let (started, gate, old, new) = (Gate(), Gate(), old, new)
    let session = try await session { _ in
      started.open()
      await gate.wait()
      return new
    }
    let patient = Task { try await session.token(replacing: old) }
    let hasty = Task { try await session.token(replacing: old) }
    await started.wait()

    hasty.cancel()

    await #expect(throws: AppError.cancelled) { try await hasty.value }
    gate.open()
    #expect(try await patient.value == new)
  }

  @Test func anExpiredTokenIsReplacedBeforeItIsSent() async throws {
    let new = new
    let session = Session(
      tokens: store, now: { Date(timeIntervalSince1970: 100) }, refresh: { _ in new })
    try await session.signIn(
      with: Token(access: "old", expires: Date(timeIntervalSince1970: 99)))

    #expect(try await session.token() == new)
    #expect(try store.load() == new)
  }

  @Test func aTokenOutlivesTheApp() async throws {
    try store.save(old)

    let session = Session(tokens: store) { _ throws(AppError) in throw .sessionExpired }

    #expect(try await session.token() == old)
  }

  @Test func aStoreWithoutRoomDoesNotKeepTheSessionAlive() async throws {
    let session = Session(tokens: TokenStore(BrokenStore())) { token in token }
    let failure = AppError.storage(key: "session.token", reason: "no room")
    await #expect(throws: failure) { try await session.signIn(with: old) }
    #expect(try await session.token() == old)

    await #expect(throws: failure) { try await session.signOut() }

    #expect(try await session.token() == nil)
  }
}
