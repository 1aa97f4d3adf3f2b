import Core
import LoginBusiness
import LoginData
import LoginView

extension UserInput {
  static let sample = UserInput(
    userName: "user_name",
    password: Secret("password-to-forget")
  )

  /// The same as it is remembered.
  static let remembered = UserInput(
    userName: "user_name",
    password: Secret("")
  )
}

extension UserInputDTO {
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

extension UserDraft {
  static let sample = UserDraft(
    userName: "user_name"
  )
}

extension LoginForm {
  /// The sample as a user enters it.
  static var filledIn: LoginForm {
    var form = LoginForm()
    form.userName.text = "user_name"
    form.password.text = "password-to-forget"
    return form
  }
}
