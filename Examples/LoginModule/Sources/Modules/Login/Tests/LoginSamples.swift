import BaseData
import Foundation
import LoginData

@testable import LoginBusiness

nonisolated extension UserDTO {
  static let sample = UserDTO(
    id: "1001",
    name: "Demo"
  )
}

nonisolated extension User {
  static let sample = User(
    id: "1001",
    name: "Demo"
  )
}

nonisolated extension TokenDTO {
  static let sample = TokenDTO(access: "access-1", refresh: "refresh-1", lifetime: 3600)
}

nonisolated extension Token {
  /// The sample, if it arrived when time began.
  static let sample = Token(
    access: "access-1", refresh: "refresh-1", expires: Date(timeIntervalSince1970: 3600))
}

nonisolated extension Challenge {
  static let sample = Challenge(id: "c-1")
}

nonisolated extension LoginReply {
  static let signedInJSON = """
    {
      "user": {
        "id": 1001, "idstr": "1001", "screen_name": "Demo",
        "profile_image_url": "https://example.com/1001.png"
      },
      "access_token": "access-1",
      "refresh_token": "refresh-1",
      "expires_in": 3600
    }
    """

  static let codeWantedJSON = #"{"challenge": "c-1"}"#
}
