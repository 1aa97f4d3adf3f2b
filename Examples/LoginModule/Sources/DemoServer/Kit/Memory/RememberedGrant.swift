/// Who has signed in, and with which tokens.
struct RememberedGrant: Codable, Sendable, Hashable {
  let name: String
  let access: String
  let refresh: String
  /// Whether the access token is still accepted.
  let isCurrent: Bool
}
