import BaseView
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
    #expect(form.code.error == nil)
    #expect(form.firstWrong == LoginForm.Field.userName)
  }

  @Test(arguments: ["123456", " 123 456 "])
  func takesTheCodeAsPeopleTypeIt(text: String) {
    var form = LoginForm()
    form.code.text = text

    #expect(form.checkedCode() == .sample)
    #expect(form.code == TextEntry(text))
  }

  @Test(arguments: [
    ("", BaseText.missing), ("  ", BaseText.missing), ("12345O", LoginText.notACode),
    ("١٢٣", LoginText.notACode),
  ])
  func saysWhatIsNoCode(text: String, error: String) {
    var form = LoginForm()
    form.code.text = text

    #expect(form.checkedCode() == nil)
    #expect(form.code.error == error)
    #expect(form.code.text == text)
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
    #expect(LoginForm.Field.allCases.map(\.rawValue) == ["user_name", "password", "code"])
  }

  @Test func leadsThroughAllThatIsTypedInAtFirst() {
    #expect(LoginForm.typedFields.map(\.rawValue) == ["user_name", "password"])
  }

  @Test func forgetsSecretsAndNothingElse() {
    var form = LoginForm.filledIn
    form.code.text = "123456"
    var wanted = LoginForm()
    wanted.userName.text = "user_name"

    form.forgetSecrets()

    #expect(form == wanted)
  }

  @Test func printsNoPassword() {
    #expect("\(LoginForm.filledIn.password)" == "••••••")
  }
}
