/// Who is signed in to which server, and by which token.
package nonisolated struct SessionRecord: Codable, Sendable, Hashable {
  /// The server that the token is for, as an `AccountID` has it.
  package let origin: String
  /// Who is signed in.
  package let user: String
  /// The token of requests; `nil` once the server has refused it, until the user signs in again.
  package var token: Token?

  package init(origin: String, user: String, token: Token?) {
    self.origin = origin
    self.user = user
    self.token = token
  }
}
