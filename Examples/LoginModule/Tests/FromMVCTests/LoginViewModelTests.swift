import FromMVCShared
import Testing

@testable import MVVM

/// What can be tested of MVVM: all but what is copied from the view model into the views.
@MainActor
struct LoginViewModelTests {
  @Test(arguments: Entry.all)
  func saysWhatIsMissing(entry: Entry) async {
    let server = StubServer()
    server.open()
    let model = LoginViewModel.sample(server, entry)

    await model.submit()?.value

    #expect(server.sent == [entry.sent].compactMap(\.self))
    #expect(model.userNameError == entry.userNameError)
    #expect(model.passwordError == entry.passwordError)
  }

  @Test func aMessageGoesWhenItsFieldChanges() {
    let model = LoginViewModel.sample(StubServer(), Entry.nothing)
    #expect(model.submit() == nil)

    model.userName = "d"
    model.password = ""

    #expect(model.userNameError == nil)
    #expect(model.passwordError == LoginText.missing)
  }

  @Test func signsInAndForgetsThePassword() async {
    var users: [User] = []
    let server = StubServer()
    let model = LoginViewModel.sample(server) { users.append($0) }

    let task = model.submit()
    #expect(model.isSubmitting)
    server.open()
    await task?.value

    #expect(users == [.demo])
    #expect(!model.isSubmitting)
    #expect(model.userName == "demo")
    #expect(model.password == "")
    #expect(model.passwordError == nil)
    #expect(model.notice == nil)
  }

  @Test func sendsNothingTwice() async {
    let server = StubServer()
    let model = LoginViewModel.sample(server)

    let first = model.submit()
    let second = model.submit()
    server.open()
    await first?.value

    #expect(second == nil)
    #expect(server.sent == [Entry.filledIn.sent])
  }

  @Test(arguments: LoginError.allCases)
  func saysWhatWentWrongUntilItIsSentAgain(error: LoginError) async {
    let server = StubServer(.failure(error))
    server.open()
    let model = LoginViewModel.sample(server)

    await model.submit()?.value

    #expect(model.notice == LoginText.message(for: error))
    #expect(model.password == "demo1234")
    #expect(!model.isSubmitting)
    #expect(model.submit() != nil)
    #expect(model.notice == nil)
  }

  @Test func givesUpItsRequestWhenReleased() async {
    var users: [User] = []
    let server = StubServer()
    var model: LoginViewModel? = .sample(server) { users.append($0) }
    let task = model?.submit()

    model = nil

    #expect(task?.isCancelled == true)
    server.open()
    await task?.value
    #expect(users == [])
    #expect(model == nil)
  }
}

extension LoginViewModel {
  static func sample(
    _ server: StubServer,
    _ entry: Entry = .filledIn,
    signedIn: @escaping @MainActor (User) -> Void = { _ in }
  ) -> LoginViewModel {
    let model = LoginViewModel(logIn: server.logIn, signedIn: signedIn)
    model.userName = entry.userName
    model.password = entry.password
    return model
  }
}
