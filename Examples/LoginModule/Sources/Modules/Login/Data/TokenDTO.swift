import Core

/// The raw token, as the server sends it.
package nonisolated struct TokenDTO: Decodable, Sendable, Hashable {
  package let access: String
  package let refresh: String?
  /// For how many seconds the server will accept it, if the server says so.
  package let lifetime: Int?

  package init(access: String, refresh: String? = nil, lifetime: Int? = nil) {
    self.access = access
    self.refresh = refresh
    self.lifetime = lifetime
  }

  private enum CodingKeys: String, CodingKey {
    case access = "access_token"
    case refresh = "refresh_token"
    case lifetime = "expires_in"
  }
}

nonisolated extension TokenDTO: Redacted {
  /// Says nothing, so that a token never ends in a log.
  package var description: String { "TokenDTO(…)" }
}
