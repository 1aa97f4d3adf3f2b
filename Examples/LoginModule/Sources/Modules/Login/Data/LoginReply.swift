/// What the server answers to a sign-in.
package nonisolated enum LoginReply: Sendable, Hashable {
  /// `{"user": {…}, "access_token": "…", "refresh_token": "…", "expires_in": 3600}`
  case signedIn(UserDTO, TokenDTO)
  /// `{"challenge": "c-1"}`
  case codeWanted(challenge: String)
}

nonisolated extension LoginReply: Decodable {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    if let challenge = try fields.decodeIfPresent(String.self, forKey: .challenge) {
      self = .codeWanted(challenge: challenge)
    } else {
      self = .signedIn(
        try fields.decode(UserDTO.self, forKey: .user), try TokenDTO(from: decoder))
    }
  }

  private enum CodingKeys: String, CodingKey {
    case challenge
    case user
  }
}
