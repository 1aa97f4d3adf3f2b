import FromMVCShared
import Testing

@testable import VariantMVC

/// What can be tested of the variant: what is entered. When it is sent, and what comes of that, is
/// decided in the controller.
struct LoginFormTests {
  @Test(arguments: Entry.all)
  func saysWhatIsMissing(entry: Entry) {
    var form = LoginForm(entry)

    #expect(form.checkedCredentials() == entry.sent)
    #expect(form.userNameError == entry.userNameError)
    #expect(form.passwordError == entry.passwordError)
  }

  @Test func aMessageGoesWhenItsFieldChanges() {
    var form = LoginForm()
    #expect(form.checkedCredentials() == nil)

    form.userName = "d"
    form.password = ""

    #expect(form.userNameError == nil)
    #expect(form.passwordError == LoginText.missing)
  }
}

extension LoginForm {
  init(_ entry: Entry) {
    self.init()
    userName = entry.userName
    password = entry.password
  }
}
