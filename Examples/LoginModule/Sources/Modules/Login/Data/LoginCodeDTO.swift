import Core

/// What is sent as the answer to a challenge.
package nonisolated struct LoginCodeDTO: Encodable, Sendable, Hashable {
  package let challenge: String
  package let code: Secret

  package init(challenge: String, code: Secret) {
    self.challenge = challenge
    self.code = code
  }
}
