import Core

/// The body of a request for a new token.
package nonisolated struct RenewalDTO: Encodable, Sendable, Hashable {
  package let refresh: Secret

  package init(refresh: Secret) {
    self.refresh = refresh
  }

  private enum CodingKeys: String, CodingKey {
    case refresh = "refresh_token"
  }
}
