import BaseView
import Core
import LoginBusiness
import LoginView
import Testing

nonisolated struct LoginFormTests {
  @Test func givesWhatWasEntered() {
    var form = LoginForm.filledIn

    #expect(form.checkedInput() == .sample)
    #expect(form == .filledIn)
  }

  @Test func saysWhatIsMissing() {
    var form = LoginForm()

    #expect(form.checkedInput() == nil)
    #expect(form.userName.error == BaseText.missing)
    #expect(form.password.error == BaseText.missing)
    #expect(form.firstWrong == LoginForm.Field.userName)
  }

  @Test(arguments: LoginForm.Field.allCases)
  func showsWhatTheServerSaysAtItsField(field: LoginForm.Field) {
    var form = LoginForm.filledIn

    #expect(form.show(.invalidFields([field.rawValue: "No."], message: nil)) == nil)

    #expect(form.firstWrong == field)
    #expect(form[keyPath: LoginForm.error(of: field)] == "No.")
    #expect(form.checkedInput() == .sample)
    #expect(form.firstWrong == nil)
  }

  @Test func knowsItsFieldsByTheNamesOfTheServer() {
    let names = LoginForm.Field.allCases.map(\.rawValue)

    #expect(
      names == [
        "user_name",
        "password",
      ])
  }

  @Test func leadsThroughAllThatIsTypedIn() {
    let names = LoginForm.typedFields.map(\.rawValue)

    #expect(
      names == [
        "user_name",
        "password",
      ])
  }

  @Test func forgetsSecretsAndNothingElse() {
    var form = LoginForm.filledIn

    form.forgetSecrets()

    #expect(form.password.text == "")
    form.password.text = "password-to-forget"
    #expect(form == .filledIn)
  }
}
