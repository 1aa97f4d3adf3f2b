import BaseData
import Foundation
import LoginBusiness
import LoginData

nonisolated extension UserDTO {
  static let sample = UserDTO(id: "1001")
}

nonisolated extension User {
  static let sample = User(id: "1001")
}

nonisolated extension TokenDTO {
  static let sample = TokenDTO(access: "access-1", refresh: "refresh-1", lifetime: 3600)

  /// The same as the server sends it.
  static let sampleJSON = """
    {
      "access_token": "access-1",
      "refresh_token": "refresh-1",
      "expires_in": 3600
    }
    """
}

nonisolated extension Token {
  /// The same, if it came as time began.
  static let sample = Token(
    access: "access-1", refresh: "refresh-1", expires: Date(timeIntervalSince1970: 3600))
}

nonisolated extension GrantDTO {
  static let sample = GrantDTO(user: .sample, token: .sample)

  /// The same as the server sends it.
  static let sampleJSON = """
    {
      "user": {"id": 1001},
      "access_token": "access-1",
      "refresh_token": "refresh-1",
      "expires_in": 3600
    }
    """
}
