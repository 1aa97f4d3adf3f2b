/// The server's answer to a name and a password.
package nonisolated enum LoginReply: Sendable, Hashable {
  /// `{"user": {…}, "access_token": "…"}`
  case granted(GrantDTO)
  /// `{"challenge": "c-1"}`
  case codeWanted(challenge: String)
}

nonisolated extension LoginReply: Decodable {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    if let challenge = try fields.decodeIfPresent(String.self, forKey: .challenge) {
      self = .codeWanted(challenge: challenge)
    } else {
      self = .granted(try GrantDTO(from: decoder))
    }
  }

  private enum CodingKeys: String, CodingKey {
    case challenge
  }
}
