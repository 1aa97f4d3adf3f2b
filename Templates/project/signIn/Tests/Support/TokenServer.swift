import BaseData
import Core
import Foundation

/// A server that gives out tokens. Each refresh gives a new one, and the old one is worth nothing
/// from then on.
package nonisolated final class TokenServer: Sendable {
  private struct State {
    var count = 0
    var present: [String: Token] = [:]
    var expired: Set<String> = []
    var refreshes: [Token] = []
  }

  private let state = Locked(State())
  private let expires: Date?

  /// - Parameter expires: What it says of each token.
  package init(expires: Date? = nil) {
    self.expires = expires
  }

  /// Every token that it was asked to renew.
  package var refreshes: [Token] { state.withLock { $0.refreshes } }

  /// Gives a user a token, in the place of the last one.
  package func signIn(_ user: String) -> Token {
    state.withLock { state in
      state.count += 1
      let token = Token(
        access: "\(user)-\(state.count)", refresh: "refresh-\(state.count)", expires: expires)
      state.present[user] = token
      return token
    }
  }

  /// From now on the tokens have to be renewed.
  package func expire() {
    state.withLock { $0.expired.formUnion($0.present.values.map(\.access)) }
  }

  /// From now on the tokens are worth nothing.
  package func revoke() {
    state.withLock { $0.present = [:] }
  }

  /// Who asks by a token; nobody if it is refused.
  package func user(of token: Token?) -> String? {
    state.withLock { state in
      guard let token, !state.expired.contains(token.access) else { return nil }
      return state.present.first { $0.value.access == token.access }?.key
    }
  }

  package func refresh(_ token: Token) throws(AppError) -> Token {
    let owner = state.withLock { state in
      state.refreshes.append(token)
      return state.present.first { $0.value.refresh == token.refresh }?.key
    }
    guard let owner else { throw .http(status: 400, message: "unknown token") }
    return signIn(owner)
  }
}
