import BaseView
import Core
import LoginBusiness

nonisolated extension LoginForm {
  /// A form that begins with the name of who signed in last, if it is known.
  static func remembered(by handler: any LoginHandling) async -> LoginForm {
    var form = LoginForm()
    form.userName.enter(try? await handler.userName())
    return form
  }
}
