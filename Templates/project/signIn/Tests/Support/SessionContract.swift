import BaseBusiness
import BaseData
import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The promises of a session, whatever store it has: a story for each promise.
package nonisolated struct SessionContract: Sendable {
  /// A promise, by what the session withstands.
  package enum Promise: String, CaseIterable, Sendable {
    case clockADayAhead, clockADayBehind, accountSwitch, twoWindows
    case fullStore, damagedRecord, floodOfCancels, suspendedProcess
  }

  private static let day = TimeInterval(86_400)

  private let url: URL
  private let raw: FullStore
  private let store: SessionStore
  private let renew: Renewal

  /// Gets a new token from a server.
  package typealias Renewal =
    @Sendable (_ token: Token, _ server: TokenServer) async throws(AppError) -> Token

  /// - Parameters:
  ///   - store: One with nothing in it.
  ///   - folder: Where its locks lie.
  ///   - renew: How the server is asked for a new token.
  package init(
    _ store: any KeyValueStore, lockedIn folder: URL, at url: URL,
    renew: @escaping Renewal = { token, server throws(AppError) in try server.refresh(token) }
  ) {
    self.url = url
    self.renew = renew
    raw = FullStore(store)
    self.store = SessionStore(raw, lockedIn: folder)
  }

  /// The breaches of a promise: none.
  package func breaches(of promise: Promise) async throws -> [String] {
    switch promise {
    case .clockADayAhead: try await clock(ahead: Self.day)
    case .clockADayBehind: try await clock(ahead: -Self.day)
    case .accountSwitch: try await accountSwitch()
    case .twoWindows: try await twoWindows()
    case .fullStore: try await fullStore()
    case .damagedRecord: try await damagedRecord()
    case .floodOfCancels: try await floodOfCancels()
    case .suspendedProcess: try await suspendedProcess()
    }
  }
}

// The stories.
nonisolated extension SessionContract {
  /// A wrong clock costs at most one refresh that was not needed.
  private func clock(ahead: TimeInterval) async throws -> [String] {
    let server = TokenServer(expires: Date(timeIntervalSinceNow: 3600))
    let session = session(server, now: { Date(timeIntervalSinceNow: ahead) })
    try await session.signIn(as: "a", with: server.signIn("a"))
    var answers: [String?] = []
    for _ in 1...5 { answers.append(await ask(session, as: "a", server)) }
    let early = server.refreshes.count
    server.expire()
    answers.append(await ask(session, as: "a", server))
    return faults([
      ("another answer", answers == Array(repeating: "a", count: 6)),
      ("a refresh per request", early == (ahead > 0 ? 1 : 0)),
      ("no refresh when the server wants it", server.refreshes.count == early + 1),
    ])
  }

  /// No request is sent as somebody else, and no renewal writes over who has signed in.
  private func accountSwitch() async throws -> [String] {
    let (server, started, gate) = (TokenServer(), Gate(), Gate())
    let session = Session(store: store, server: url) { token throws(AppError) in
      started.open()
      await gate.wait()
      return try await renew(token, server)
    }
    try await session.signIn(as: "a", with: server.signIn("a"))
    server.expire()
    let late = Task { await ask(session, as: "a", server) }
    await started.wait()
    try await session.signIn(as: "b", with: server.signIn("b"))
    gate.open()
    return faults([
      ("the last user has got an answer", await late.value == "cancelled"),
      ("the last user may go on asking", await ask(session, as: "a", server) == "cancelled"),
      ("the next user has got none", await ask(session, as: "b", server) == "b"),
      ("the next user is not stored", try storedUser() == "b"),
    ])
  }

  /// Who signs in or out in one window does so in the other, and both have one token.
  private func twoWindows() async throws -> [String] {
    let (server, switches) = (TokenServer(), Locked<[String?]>([]))
    let one = session(server)
    let other = session(server, switched: { who in switches.withLock { $0.append(who.user) } })
    try await one.signIn(as: "a", with: server.signIn("a"))
    let seen = await ask(other, as: nil, server)
    server.expire()
    let answers = await withTaskGroup(of: String.self) { group in
      for number in 1...20 {
        group.addTask { await ask(number.isMultiple(of: 2) ? one : other, as: "a", server) }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    try await one.signOut()
    let left = await ask(other, as: "a", server)
    try await other.signIn(as: "b", with: server.signIn("b"))
    return faults([
      ("nobody's request was sent as somebody's", seen == "cancelled"),
      ("an answer is missing", answers == ["a"]),
      ("two refreshes for one token", server.refreshes.count == 1),
      ("whoever left is still there", left == "cancelled"),
      ("whoever came is not there", await ask(one, as: "b", server) == "b"),
      ("nobody was notified of a switch", switches.withLock { $0 } == ["a", nil, "b"]),
    ])
  }

  /// A token that cannot be written is used, and written when it can be.
  private func fullStore() async throws -> [String] {
    let server = TokenServer()
    let session = session(server)
    try await session.signIn(as: "a", with: server.signIn("a"))
    let first = try store.load(for: origin)
    server.expire()
    raw.fill()
    let answers = [await ask(session, as: "a", server), await ask(session, as: "a", server)]
    let kept = try store.load(for: origin)
    raw.makeRoom()
    let last = await ask(session, as: "a", server)
    return faults([
      ("whoever waits gets nothing", answers == ["a", "a"] && last == "a"),
      ("the token was renewed again", server.refreshes.count == 1),
      ("the store was not full", kept == first),
      ("the token was never written", server.user(of: try storedToken()) == "a"),
    ])
  }

  /// What cannot be read is an error once; a session that is under way goes on.
  private func damagedRecord() async throws -> [String] {
    let server = TokenServer()
    try raw.set(Data("{".utf8), forKey: "session")
    let session = session(server)
    let failure = await outcome { () throws(AppError) in "\(try await session.current() as Any)" }
    let next = await outcome { () throws(AppError) in "\(try await session.current() as Any)" }
    try await session.signIn(as: "a", with: server.signIn("a"))
    let isForgotten = try raw.data(forKey: "session.damaged") == nil
    try raw.set(Data("{".utf8), forKey: "session")
    let answers = [await ask(session, as: "a", server), await ask(session, as: "a", server)]
    return faults([
      ("the damage was not reported once", failure.hasPrefix("storage") && next == "nil"),
      ("what was set aside is there", isForgotten),
      ("the session has ended", answers == ["a", "a"]),
      ("the record was not written again", try storedUser() == "a"),
    ])
  }

  /// Whoever is cancelled waits no longer, and takes the refresh from nobody.
  private func floodOfCancels() async throws -> [String] {
    let (server, started, gate) = (TokenServer(), Gate(), Gate())
    let session = Session(store: store, server: url) { token throws(AppError) in
      started.open()
      await gate.wait()
      return try await renew(token, server)
    }
    try await session.signIn(as: "a", with: server.signIn("a"))
    server.expire()
    let hasty = (1...200).map { _ in Task { await ask(session, as: "a", server) } }
    let patient = Task { await ask(session, as: "a", server) }
    await started.wait()
    for task in hasty { task.cancel() }
    var answers: Set<String> = []
    for task in hasty { answers.insert(await task.value) }
    gate.open()
    return faults([
      ("a cancelled request was answered", answers == ["cancelled"]),
      ("the patient one was not", await patient.value == "a"),
      ("another refresh", server.refreshes.count == 1),
    ])
  }
}

// Another story.
nonisolated extension SessionContract {
  /// A request waits no longer than it may take for a process that is suspended while it renews the
  /// token; and without a request, nobody waits.
  private func suspendedProcess() async throws -> [String] {
    let (server, held, gate) = (TokenServer(), Gate(), Gate())
    let session = session(server)
    try await session.signIn(as: "a", with: server.signIn("a"))
    server.expire()
    let other = Task {
      try await store.renewal.hold { () throws(AppError) in
        held.open()
        await gate.wait()
      }
    }
    await held.wait()
    let transport = StubTransport { request in
      let token = request.value(forHTTPHeaderField: "Authorization") ?? ""
      let user = server.user(of: Token(access: String(token.dropFirst("Bearer ".count))))
      return user.map { .json("\"\($0)\"") } ?? .json("{}", status: 401)
    }
    let client = HTTPClient(
      baseURL: url, transport: transport,
      session: AccountSession(session, of: AccountID(at: url, user: "a")))
    let hasty = Endpoint<String>(.get, "a", timeLimit: .milliseconds(100))
    let late = await outcome { () throws(AppError) in try await client.send(hasty) }
    gate.open()
    try await other.value
    try await Task.sleep(for: .milliseconds(60))
    let early = server.refreshes.count
    let next = await outcome { () throws(AppError) in
      try await client.send(Endpoint<String>(.get, "a"))
    }
    return faults([
      ("the limit of a request is none", late == "timedOut"),
      ("a token is renewed for nobody", early == 0),
      ("the next request has got none", next == "a"),
    ])
  }
}

// How they are reported.
nonisolated extension SessionContract {
  private var origin: String { AccountID(at: url).origin }

  private func session(
    _ server: TokenServer, now: @escaping @Sendable () -> Date = { Date() },
    switched: @escaping @Sendable (AccountID) -> Void = { _ in }
  ) -> Session {
    Session(store: store, server: url, now: now, switched: switched) { token throws(AppError) in
      try await renew(token, server)
    }
  }

  /// Who the server takes a request of a user for, or why it was not sent.
  private func ask(_ session: Session, as user: String?, _ server: TokenServer) async -> String {
    let own = AccountSession(session, of: AccountID(at: url, user: user))
    return await outcome { () throws(AppError) in
      let token = try await own.token()
      if let answer = server.user(of: token) { return answer }
      return server.user(of: try await own.token(replacing: token)) ?? "refused"
    }
  }

  private func outcome(_ work: () async throws(AppError) -> String) async -> String {
    do throws(AppError) {
      return try await work()
    } catch {
      return "\(error)"
    }
  }

  private func storedUser() throws -> String? { try store.load(for: origin)?.user }
  private func storedToken() throws -> Token? { try store.load(for: origin)?.token }

  private func faults(_ checks: [(words: String, isKept: Bool)]) -> [String] {
    checks.filter { !$0.isKept }.map(\.words)
  }
}
