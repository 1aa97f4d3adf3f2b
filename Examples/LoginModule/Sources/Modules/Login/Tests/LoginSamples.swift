import LoginData

@testable import LoginBusiness

extension UserDTO {
  static let sample = UserDTO(
    id: "id",
    userName: "user_name"
  )

  /// The same as the server sends it.
  static let sampleJSON = """
    {
      "id": "id",
      "user_name": "user_name"
    }
    """
}

extension User {
  static let sample = User(
    id: "id",
    userName: "user_name"
  )
}
