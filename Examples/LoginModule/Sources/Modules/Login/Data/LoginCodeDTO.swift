import Core

/// The answer to a challenge, as it is sent.
package nonisolated struct LoginCodeDTO: Encodable, Sendable, Hashable {
  package let challenge: String
  package let code: Secret

  package init(challenge: String, code: Secret) {
    self.challenge = challenge
    self.code = code
  }
}
