import Core
import LoginBusiness
import LoginData
import LoginView

nonisolated extension UserInput {
  static let sample = UserInput(
    userName: "user_name",
    password: Secret("password-to-forget")
  )
}

nonisolated extension UserInputDTO {
  static let sample = UserInputDTO(
    userName: "user_name",
    password: Secret("password-to-forget")
  )

  /// The same as the server gets it.
  static let sampleJSON = """
    {"password":"password-to-forget","user_name":"user_name"}
    """
}

nonisolated extension LoginCode {
  static let sample = LoginCode(Secret("123456"))
}

nonisolated extension CodeInputDTO {
  static let sample = CodeInputDTO(challenge: "c-1", code: Secret("123456"))

  /// The same as the server gets it.
  static let sampleJSON = #"{"challenge":"c-1","code":"123456"}"#
}

nonisolated extension LoginForm {
  /// The sample as a user enters it.
  static var filledIn: LoginForm {
    var form = LoginForm()
    form.userName.text = "user_name"
    form.password.text = "password-to-forget"
    return form
  }
}
