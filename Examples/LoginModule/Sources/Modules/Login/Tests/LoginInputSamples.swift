import BaseView
import Core
import LoginBusiness
import LoginView

nonisolated extension UserInput {
  static let sample = UserInput(
    userName: "user_name",
    password: Secret("password-to-forget")
  )
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
