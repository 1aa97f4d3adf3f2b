/// The grant of the server for whoever has signed in:
/// `{"user": {…}, "access_token": "…", "refresh_token": "…", "expires_in": 3600}`
package nonisolated struct GrantDTO: Decodable, Sendable, Hashable {
  package let user: UserDTO
  package let token: TokenDTO

  package init(user: UserDTO, token: TokenDTO) {
    self.user = user
    self.token = token
  }

  package init(from decoder: any Decoder) throws {
    user = try decoder.container(keyedBy: CodingKeys.self)
      .decode(UserDTO.self, forKey: .user)
    token = try TokenDTO(from: decoder)
  }

  private enum CodingKeys: String, CodingKey {
    case user
  }
}
