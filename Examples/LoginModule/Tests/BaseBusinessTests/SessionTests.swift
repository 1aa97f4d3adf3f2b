import BaseBusiness
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

nonisolated struct SessionTests {
  private let folder = TemporaryFolder()
  private let url: URL
  private let store: SessionStore
  private let ann: AccountID
  private let old = Token(access: "old", refresh: "r")
  private let new = Token(access: "new", refresh: "r")

  init() throws {
    url = try #require(URL(string: "https://example.com"))
    store = SessionStore(MemoryStore(), lockedIn: folder.url)
    ann = AccountID(at: url, user: "ann")
  }

  private func session(refresh: @escaping Session.Refresh) async throws -> Session {
    let session = Session(store: store, server: url, refresh: refresh)
    try await session.signIn(as: "ann", with: old)
    return session
  }

  private func record(_ token: Token?, of user: String = "ann") -> SessionRecord {
    SessionRecord(origin: ann.origin, user: user, token: token)
  }

  private var stored: SessionRecord? {
    get throws { try store.load(for: ann.origin) }
  }

  @Test(arguments: [
    AppError.offline, .timedOut, .transport("broken"), .http(status: 503, message: nil),
    .http(status: 403, message: nil), .server(code: 10009, message: "system busy"),
    .invalidFields(["refresh_token": "?"], message: nil),
    .decoding(path: "", reason: "a login page of the hotel"), .cancelled,
  ])
  func aRefreshThatIsNotRefusedCostsNoToken(failure: AppError) async throws {
    let session = try await session { _ throws(AppError) in throw failure }

    await #expect(throws: failure) { try await session.token(of: ann, replacing: old) }

    #expect(try await session.token(of: ann) == old)
    #expect(try stored == record(old))
  }

  @Test(arguments: [
    AppError.http(status: 400, message: "unknown token"), .http(status: 401, message: nil),
    .sessionExpired,
  ])
  func aRefusedRefreshEndsTheSession(failure: AppError) async throws {
    let session = try await session { _ throws(AppError) in throw failure }

    await #expect(throws: AppError.sessionExpired) {
      try await session.token(of: ann, replacing: old)
    }

    #expect(try await session.token(of: ann) == nil)
    #expect(try stored == record(nil))
  }

  @Test func theEndIsToldOnceForEachSignIn() async throws {
    var session: Session? = try await session { _ throws(AppError) in throw .sessionExpired }
    var expirations = try #require(session).expirations.makeAsyncIterator()

    for _ in 1...2 {
      try await session?.signIn(as: "ann", with: old)
      await #expect(throws: AppError.sessionExpired) {
        try await session?.token(of: ann, replacing: old)
      }
      #expect(await expirations.next() != nil)
      await #expect(throws: AppError.sessionExpired) {
        try await session?.token(of: ann, replacing: old)
      }
      await #expect(throws: AppError.sessionExpired) {
        try await session?.token(of: ann, replacing: nil)
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
    let waiting = Task { [ann, old] in try await session.token(of: ann, replacing: old) }
    await started.wait()

    try await session.signOut()
    gate.open()

    await #expect(throws: AppError.cancelled) { try await waiting.value }
    await #expect(throws: AppError.cancelled) {
      try await session.token(of: ann, replacing: old)
    }
    #expect(try await session.token(of: AccountID(at: url)) == nil)
    #expect(try stored == nil)
  }

  @Test func noRequestIsSentAgainInAnotherSessionOfTheSameUser() async throws {
    let session = try await session { token in token }

    try await session.signIn(as: "ann", with: new)

    await #expect(throws: AppError.cancelled) {
      try await session.token(of: ann, replacing: old)
    }
    #expect(try await session.token(of: ann) == new)
  }

  @Test func anExpiredTokenIsReplacedBeforeItIsSent() async throws {
    let new = new
    let session = Session(
      store: store, server: url, now: { Date(timeIntervalSince1970: 100) }, refresh: { _ in new })
    try await session.signIn(
      as: "ann", with: Token(access: "old", expires: Date(timeIntervalSince1970: 99)))

    #expect(try await session.token(of: ann) == new)
    #expect(try stored == record(new))
  }

  /// All ask before the server has answered the first of them, and one later.
  @Test(.timeLimit(.minutes(1)))
  func aServerInTroubleIsAskedOnceForAllWhoWait() async throws {
    let (refreshes, gate) = (Locked(0), Gate())
    let expired = Token(access: "old", expires: Date(timeIntervalSince1970: 99))
    let crowd = Crowd(of: 20, opening: gate)
    let now: @Sendable () -> Date = {
      crowd.arrive()
      return Date(timeIntervalSince1970: 100)
    }
    let session = Session(store: store, server: url, now: now) { _ throws(AppError) in
      refreshes.withLock { $0 += 1 }
      await gate.wait()
      throw .offline
    }
    try await session.signIn(as: "ann", with: expired)

    let tokens = await withTaskGroup(of: Token?.self) { [ann] group in
      for _ in 1...20 { group.addTask { try? await session.token(of: ann) } }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(tokens == Array(repeating: expired, count: 20))
    #expect(try await session.token(of: ann) == expired)
    #expect(refreshes.withLock { $0 } == 1)
  }

  @Test func aSessionOutlivesTheApp() async throws {
    try store.save(record(old))
    let accounts = Locked<[AccountID]>([])

    let session = Session(
      store: store, server: url, switched: { account in accounts.withLock { $0.append(account) } },
      refresh: { token in token })

    #expect(accounts.withLock { $0 } == [ann])
    #expect(try await session.token(of: ann) == old)
  }

  @Test func aTokenOfAnotherServerIsNotSentNorErased() async throws {
    try store.save(record(old))
    let other = try #require(URL(string: "https://staging.example.com"))

    let session = Session(store: store, server: other) { token in token }

    #expect(try await session.token(of: AccountID(at: other)) == nil)
    try await session.signOut()
    #expect(try stored == record(old))
    try await session.signIn(as: "ann", with: new)
    #expect(try stored == nil)
  }

  @Test func aStoreWithoutRoomDoesNotKeepTheSessionAlive() async throws {
    let raw = FullStore(MemoryStore())
    raw.fill()
    let session = Session(store: SessionStore(raw, lockedIn: folder.url), server: url) { $0 }
    let failure = AppError.storage(key: "session", reason: "no room")
    await #expect(throws: failure) { try await session.signIn(as: "ann", with: old) }
    #expect(try await session.token(of: ann) == old)
    raw.makeRoom()
    #expect(try await session.token(of: ann) == old)
    raw.fill()

    await #expect(throws: failure) { try await session.signOut() }

    #expect(try await session.current() == nil)
    raw.makeRoom()
    #expect(try await session.current() == nil)
    #expect(try raw.data(forKey: "session") == nil)
  }
}

// What another process does meanwhile.
nonisolated extension SessionTests {
  /// Whoever stores a record by hand is another process.
  @Test(arguments: [
    (found: "newer", refreshes: 0, outcome: "newer"), ("", 0, "sessionExpired"),
    ("old", 1, "sessionExpired"),
  ])
  func onlyTheTokenThatWasRefusedIsErased(
    found: String, refreshes: Int, outcome: String
  ) async throws {
    let count = Locked(0)
    let session = try await session { _ throws(AppError) in
      count.withLock { $0 += 1 }
      throw .http(status: 400, message: nil)
    }
    let token = found.isEmpty ? nil : Token(access: found, refresh: "r")
    try store.save(record(token))

    #expect(await access(session) == outcome)

    #expect(count.withLock { $0 } == refreshes)
    #expect(try stored == record(found == "old" ? nil : token))
  }

  @Test(arguments: [AppError.http(status: 400, message: nil), nil])
  func whatIsStoredDuringARefreshStays(failure: AppError?) async throws {
    let (store, new) = (store, new)
    let (newer, other) = (record(Token(access: "newer")), record(Token(access: "b"), of: "bob"))
    for (found, outcome) in [(newer, "newer"), (other, "cancelled")] {
      let session = try await session { _ throws(AppError) in
        try store.save(found)
        if let failure { throw failure }
        return new
      }

      #expect(await access(session) == outcome)

      #expect(try stored == found)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func aRefreshWaitsForThatOfAnotherProcess() async throws {
    let (store, new) = (store, new)
    let (started, gate, fresh) = (Gate(), Gate(), record(new))
    let session = try await session { _ throws(AppError) in throw .offline }
    let other = Task {
      try await store.renewal.hold { () throws(AppError) in
        started.open()
        await gate.wait()
        try store.save(fresh)
      }
    }
    await started.wait()
    let waiting = Task { await access(session) }
    let hasty = Task { await access(session) }
    hasty.cancel()
    #expect(await hasty.value == "cancelled")

    gate.open()

    try await other.value
    #expect(await waiting.value == "new")
  }

  /// The server may have replaced the token by then.
  @Test func whatTheServerIsAskedIsNotGivenUp() async throws {
    let (started, gate, new) = (Gate(), Gate(), new)
    let refreshes = Locked(0)
    let session = try await session { _ in
      refreshes.withLock { $0 += 1 }
      started.open()
      await gate.wait()
      return new
    }
    let hasty = Task { await access(session) }
    await started.wait()
    hasty.cancel()
    #expect(await hasty.value == "cancelled")

    gate.open()

    #expect(await access(session) == "new")
    #expect(refreshes.withLock { $0 } == 1)
  }

  @Test func whoeverSignedInThereIsNotSignedOutHere() async throws {
    let session = try await session { token in token }
    try store.save(record(new, of: "bob"))

    try await session.signOut()

    #expect(try stored == record(new, of: "bob"))
    #expect(try await session.token(of: AccountID(at: url, user: "bob")) == new)
  }

  /// The token that a request gets once the old one was refused, or why it gets none.
  private func access(_ session: Session) async -> String {
    do throws(AppError) {
      return try await session.token(of: ann, replacing: old).access
    } catch {
      return "\(error)"
    }
  }
}
