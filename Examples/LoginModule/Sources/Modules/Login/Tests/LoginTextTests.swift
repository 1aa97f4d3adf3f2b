import Core
import LoginView
import Testing

/// What a user reads when a sign-in fails.
nonisolated struct LoginTextTests {
  @Test(arguments: [
    (
      AppError.server(code: 20101, message: "wrong password"),
      "The user name or the password is wrong."
    ),
    (.server(code: 20102, message: "locked"), "This account is locked."),
    (.server(code: 20104, message: "wrong code"), "This is not the code."),
    (
      .server(code: 20105, message: "unknown challenge"),
      "The code was waited for too long. Please log in again."
    ),
    (.server(code: 20199, message: "Read the new terms."), "Read the new terms."),
    (
      .server(code: 10023, message: "too many requests"),
      "That was tried too often. Please wait a minute."
    ),
    (.offline, "You are offline. Logging in needs a connection."),
    (.timedOut, "The server took too long to answer. Please try again."),
    (.transport("reset by peer"), "The server could not be reached."),
    (.http(status: 429, message: "slow down"), "That was tried too often. Please wait a minute."),
    (.http(status: 500, message: nil), "The server is in trouble. Please try again later."),
    (.http(status: 503, message: "down"), "The server is in trouble. Please try again later."),
    (.http(status: 404, message: nil), "The server refused the request."),
    (
      .decoding(path: "user", reason: "missing"),
      "The server's answer makes no sense. Is there a newer version of this app?"
    ),
    (
      .storage(key: "session.token", reason: "no room"),
      "This device could not store or read the data."
    ),
  ])
  func saysWhatHappened(error: AppError, message: String) {
    #expect(LoginText.message(for: error) == message)
  }
}
