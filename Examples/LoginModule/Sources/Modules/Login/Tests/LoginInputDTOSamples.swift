import Core
import LoginData

nonisolated extension UserInputDTO {
  static let sample = UserInputDTO(
    userName: "user_name",
    password: Secret("password-to-forget")
  )

  /// The same as the server gets it.
  static let sampleJSON = """
    {
      "user_name": "user_name",
      "password": "password-to-forget"
    }
    """
}
