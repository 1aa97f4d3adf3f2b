import BaseData
import Core
import Foundation

/// Who is signed in, as the token that says so: in all processes of the app that share the store.
///
/// - Many requests that the server refuses at once lead to one refresh, in whichever process.
/// - A request that is refused for a token of the past gets the present one, without a refresh.
/// - A refresh that does not reach the server, or finds it in trouble, costs nobody the token.
/// - A refresh that the server refuses ends the session: the token is erased, and `expirations`
///   says so once. The account stays.
/// - Whoever signs in or out in another process does so here too; the requests of who was here
///   before are cancelled.
package actor Session {
  private typealias Renewal = Task<Result<Token, AppError>, Never>

  /// Gets a new token for an old one, by a request without authorization: one with it would wait
  /// for itself. `HTTPClient.renew` distinguishes a server that refuses from one in trouble.
  package typealias Refresh = @Sendable (Token) async throws(AppError) -> Token

  /// One element each time the session is lost. For one listener, who leads to the sign-in.
  package nonisolated let expirations: AsyncStream<Void>

  private let expired: AsyncStream<Void>.Continuation
  private let server: URL
  private let origin: String
  private let store: SessionStore
  private let now: @Sendable () -> Date
  private let refresh: Refresh
  private let switched: @Sendable (AccountID) -> Void

  /// The record in use. It differs from the stored one while that cannot be written.
  private var record: SessionRecord?
  /// The record in the store when it was read last.
  private var stored: SessionRecord?
  /// Why the store could not be read at first.
  private var unread: AppError?
  private var isExpiryTold = false
  /// The tokens that this session has replaced.
  private var past: Set<Token> = []
  /// The token that is used until the server refuses it, whatever the clock of this device says.
  private var trusted: Token?
  /// The refresh that is under way. An actor alone would let a second one in at every `await`.
  private var renewal: Renewal?
  /// How many wait for it. Without any, it is given up unless the server may have been asked already.
  private var waiting = 0
  private var isAsking = false

  /// - Parameters:
  ///   - server: The only one that the token is sent to.
  ///   - switched: Called whenever another account is at hand, before any request of it is sent. At
  ///     first, nobody is.
  package init(
    store: SessionStore,
    server: URL,
    now: @escaping @Sendable () -> Date = { Date() },
    switched: @escaping @Sendable (AccountID) -> Void = { _ in },
    refresh: @escaping Refresh
  ) {
    self.store = store
    self.server = server
    self.now = now
    self.switched = switched
    self.refresh = refresh
    (expirations, expired) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    origin = AccountID(at: server).origin
    do throws(AppError) {
      stored = try store.load(for: origin)
    } catch {
      unread = error
    }
    record = stored
    if let record { switched(AccountID(at: server, user: record.user)) }
  }

  deinit {
    expired.finish()
  }

  /// Begins the session of a user, in the place of the one before. A token that cannot be kept is
  /// used until the app ends.
  package func signIn(as user: String, with token: Token) throws(AppError) {
    let next = SessionRecord(origin: origin, user: user, token: token)
    begin(next)
    try store.save(next)
    stored = next
  }

  /// Ends the session; requests that wait for it are cancelled. Whoever has signed in meanwhile in
  /// another process stays signed in.
  package func signOut() throws(AppError) {
    let left = record?.user
    begin(nil)
    take(try store.update(for: origin) { $0?.user == left ? nil : $0 })
  }

  /// The token in use, be it expired or not.
  package func current() throws(AppError) -> Token? {
    try look()
    return record?.token
  }
}

// What requests carry.
extension Session {
  /// The token that requests of an account carry, or `nil` if there is none.
  package func token(of account: AccountID) async throws(AppError) -> Token? {
    guard let token = try token(ifAt: account) else { return nil }
    guard token.isExpired(at: now()), renewal != nil || token != trusted else { return token }
    trusted = token
    do throws(AppError) {
      return try await renewed(token)
    } catch {
      guard error != .cancelled, error != .sessionExpired else { throw error }
      return try self.token(ifAt: account)
    }
  }

  /// The token that requests of an account carry after the server has refused `stale`.
  package func token(
    of account: AccountID, replacing stale: Token?
  ) async throws(AppError) -> Token {
    guard let token = try token(ifAt: account) else { return try expire() }
    if token == stale { return try await renewed(token) }
    if let stale, !past.contains(stale) { throw .cancelled }
    return token
  }

  private func token(ifAt account: AccountID) throws(AppError) -> Token? {
    try look()
    guard account.user == record?.user else { throw .cancelled }
    return record?.token
  }
}

// What another process may have changed.
extension Session {
  /// Reads the store again: each time, since nothing says when another process has changed it, and
  /// since that takes much less time than a request (a file some 50 µs, the keychain about 1 ms).
  ///
  /// What is in use takes the place of a record that can be read no longer.
  private func look() throws(AppError) {
    let (failure, lost) = (unread, record)
    var found: SessionRecord?
    do throws(AppError) {
      found = try store.load(for: origin)
    } catch {
      guard failure == nil else { throw error }
      found = (try? store.update(for: origin) { $0 ?? lost }) ?? stored
    }
    unread = nil
    if found == nil, let failure { throw failure }
    take(found)
    try? keep()
  }

  /// Follows what another process has stored since this one has looked.
  private func take(_ found: SessionRecord?) {
    guard found != stored else { return }
    let isKept = record == stored
    stored = found
    guard found?.user == record?.user else { return begin(found) }
    // A token that could not be written is newer than the one that the other process has lost.
    if isKept || found?.token != nil { use(found?.token) }
  }

  /// Writes what is in use, unless another process was faster: that is used then.
  private func keep() throws(AppError) {
    guard record != stored else { return }
    let (old, new) = (stored, record)
    take(try store.update(for: origin) { $0 == old ? new : $0 })
  }

  private func begin(_ next: SessionRecord?) {
    let last = record?.user
    renewal?.cancel()
    (record, renewal, past, trusted) = (next, nil, [], nil)
    (unread, isExpiryTold) = (nil, false)
    if next?.user != last { switched(AccountID(at: server, user: next?.user)) }
  }

  /// Goes on with another token of the same user. One that has expired as it arrives says that the
  /// clock of this device is wrong.
  private func use(_ token: Token?) {
    if let old = record?.token { past.insert(old) }
    record?.token = token
    guard let token else { return }
    isExpiryTold = false
    if token.isExpired(at: now()) { trusted = token }
  }

  private func expire() throws(AppError) -> Token {
    if !isExpiryTold { expired.yield() }
    isExpiryTold = true
    throw .sessionExpired
  }
}

// How a token is renewed.
extension Session {
  /// Waits for the refresh that others wait for too; whoever is cancelled waits no longer.
  private func renewed(_ token: Token) async throws(AppError) -> Token {
    let renewal = renewal ?? renew(token)
    let answer = OneShot<Token>()
    Task { answer.finish(await renewal.value) }
    waiting += 1
    defer { leave() }
    return try await answer.value()
  }

  /// The lock of the refresh may be held by a process that is suspended: nobody waits for it in vain.
  private func leave() {
    waiting -= 1
    guard waiting == 0, !isAsking else { return }
    renewal?.cancel()
    renewal = nil
  }

  /// Begins a refresh. It is cancelled when the session ends meanwhile, or another begins.
  private func renew(_ token: Token) -> Renewal {
    let task = Renewal {
      let outcome = await Result.of { () async throws(AppError) in
        try await store.renewal.hold { () async throws(AppError) in
          try await replacement(of: token)
        }
      }
      guard !Task.isCancelled else { return .failure(.cancelled) }
      renewal = nil
      return outcome
    }
    (renewal, isAsking) = (task, false)
    return task
  }

  /// The token that another process has got meanwhile, or else one from the server. Only the token
  /// that the server refuses to renew is erased.
  private func replacement(of token: Token) async throws(AppError) -> Token {
    if Task.isCancelled { throw .cancelled }
    isAsking = true
    try look()
    if record?.token == token {
      let fresh: Token?
      do throws(AppError) {
        fresh = try await refresh(token)
      } catch .http(status: 400, _), .http(status: 401, _), .sessionExpired {
        fresh = nil
      }
      if Task.isCancelled { throw .cancelled }
      use(fresh)
      try? keep()
    }
    if Task.isCancelled { throw .cancelled }
    guard let token = record?.token else { return try expire() }
    return token
  }
}
