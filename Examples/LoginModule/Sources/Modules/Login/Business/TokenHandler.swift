import BaseBusiness
import BaseData
import Core
import Foundation
internal import LoginData

/// Renews tokens, and gives them back: what the app asks of the server by itself.
package nonisolated struct TokenHandler: Handler {
  private let network: LoginNetwork
  private let now: @Sendable () -> Date

  /// - Parameter client: Needs no session, since this is what the session asks with.
  package init(client: HTTPClient, now: @escaping @Sendable () -> Date = { Date() }) {
    network = LoginNetwork(client: client)
    self.now = now
  }

  /// A token that cannot be renewed ends the session; any other trouble of the server does not.
  package func renew(_ token: Token) async throws(AppError) -> Token {
    guard let refresh = token.refresh else { throw .sessionExpired }
    let dto = try await network.renew(RenewalDTO(refresh: Secret(refresh)))
    return Token(dto, at: now(), replacing: token)
  }

  /// Notifies the server that a token is not needed any more.
  package func revoke(_ token: Token) async throws(AppError) {
    try await network.signOut(token)
  }
}
