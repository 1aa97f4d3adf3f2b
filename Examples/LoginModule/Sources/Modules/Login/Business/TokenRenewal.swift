import BaseData
import Core
import Foundation
internal import LoginData

/// Gets a new token for an old one: what a session does when the server no longer accepts its own.
package nonisolated struct TokenRenewal: Sendable {
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
}
