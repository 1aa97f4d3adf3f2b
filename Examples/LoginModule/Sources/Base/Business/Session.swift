import BaseData
import Core
import Foundation

/// Who is signed in, as the token that says so.
///
/// - Many requests that the server refuses at once lead to one refresh.
/// - A request that is refused for a token of the past gets the present one, without a refresh.
/// - A refresh that does not reach the server costs nobody the token.
/// - A refresh that the server refuses ends the session: the token is erased, and `expirations`
///   says so once.
/// - Whoever signs out during a refresh stays signed out, and no request of the last user is sent
///   again as the next one.
package actor Session: Authorizing {
  /// Gets a new token for an old one, by a request without authorization: one with it would wait
  /// for itself.
  package typealias Refresh = @Sendable (Token) async throws(AppError) -> Token

  /// One element each time the session is lost. For one listener, who leads to the sign-in.
  package nonisolated let expirations: AsyncStream<Void>

  private let expired: AsyncStream<Void>.Continuation
  private let tokens: TokenStore
  private let now: @Sendable () -> Date
  private let refresh: Refresh
  private var state = State.unread
  /// The tokens that this session has replaced.
  private var past: Set<Token> = []
  /// The refresh that is under way. An actor alone would let a second one in at every `await`.
  private var renewal: Task<Result<Token, AppError>, Never>?

  private enum State: Equatable {
    case unread
    case signedIn(Token)
    case signedOut
    case expired
  }

  package init(
    tokens: TokenStore,
    now: @escaping @Sendable () -> Date = { Date() },
    refresh: @escaping Refresh
  ) {
    self.tokens = tokens
    self.now = now
    self.refresh = refresh
    (expirations, expired) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  deinit {
    expired.finish()
  }

  /// Begins a session, in the place of the one before.
  package func signIn(with token: Token) throws(AppError) {
    begin(.signedIn(token))
    try tokens.save(token)
  }

  /// Ends the session; requests that wait for it are cancelled.
  package func signOut() throws(AppError) {
    begin(.signedOut)
    try tokens.save(nil)
  }

  /// The token in use, be it expired or not. It is read once; from then on the store only follows.
  package func current() throws(AppError) -> Token? {
    if state == .unread {
      state = try tokens.load().map(State.signedIn) ?? .signedOut
    }
    guard case .signedIn(let token) = state else { return nil }
    return token
  }

  package func token() async throws(AppError) -> Token? {
    guard let token = try current() else { return nil }
    return token.isExpired(at: now()) ? try await self.token(replacing: token) : token
  }

  package func token(replacing stale: Token?) async throws(AppError) -> Token {
    guard let token = try current() else { throw refusal(of: stale) }
    if token == stale { return try await outcome(of: renewal ?? renew(token)) }
    if let stale, !past.contains(stale) { throw .cancelled }
    return token
  }
}

extension Session {
  private func begin(_ next: State) {
    renewal?.cancel()
    renewal = nil
    past = []
    state = next
  }

  /// Why there is no token: whoever signed out does not want the answers any more.
  private func refusal(of stale: Token?) -> AppError {
    if state == .signedOut, stale != nil { return .cancelled }
    expire()
    return .sessionExpired
  }

  private func expire() {
    guard state != .expired else { return }
    begin(.expired)
    expired.yield()
  }
}

extension Session {
  private func renew(_ token: Token) -> Task<Result<Token, AppError>, Never> {
    let task = Task { await renewed(token) }
    renewal = task
    return task
  }

  /// What a refresh comes to. It is cancelled when the session ends meanwhile, or another begins.
  private func renewed(_ token: Token) async -> Result<Token, AppError> {
    let outcome = await attempt(token)
    guard !Task.isCancelled else { return .failure(.cancelled) }
    renewal = nil
    switch outcome {
    case .success(let fresh):
      return replace(token, with: fresh)
    case .failure(let error) where error.isRefusal:
      expire()
      try? tokens.save(nil)
      return .failure(.sessionExpired)
    case .failure:
      return outcome
    }
  }

  private func attempt(_ token: Token) async -> Result<Token, AppError> {
    do throws(AppError) {
      return .success(try await refresh(token))
    } catch {
      return .failure(error)
    }
  }

  private func replace(_ token: Token, with fresh: Token) -> Result<Token, AppError> {
    past.insert(token)
    state = .signedIn(fresh)
    do throws(AppError) {
      try tokens.save(fresh)
      return .success(fresh)
    } catch {
      return .failure(error)
    }
  }

  /// Waits for a refresh that others wait for too; whoever is cancelled waits no longer.
  private func outcome(
    of renewal: Task<Result<Token, AppError>, Never>
  ) async throws(AppError) -> Token {
    let answer = OneShot<Token>()
    Task { answer.finish(await renewal.value) }
    return try await answer.value()
  }
}

nonisolated extension AppError {
  /// Whether the server knows the token and does not want it, as opposed to having troubles.
  fileprivate var isRefusal: Bool {
    switch self {
    case .http(status: 400, _), .http(status: 401, _), .http(status: 403, _): true
    case .server, .invalidFields, .sessionExpired: true
    default: false
    }
  }
}
