import BaseView
import Core
import Testing

/// The words of an error for a user.
nonisolated struct ErrorTextTests {
  private static let long = String(repeating: "🐦", count: 1_000)
  private static let beginning = String(repeating: "🐦", count: 199) + "…"

  /// True if the words are those of the code, not of a translation.
  private static let isUntranslated = BaseText.yes == "Yes"

  @Test(
    .enabled(if: isUntranslated),
    arguments: [
      (AppError.cancelled, "This was cancelled."),
      (.offline, "You seem to be offline."),
      (.timedOut, "The server did not answer in time."),
      (.transport("reset by peer"), "The server could not be reached."),
      (.http(status: 500, message: nil), "The server refused the request."),
      (.http(status: 403, message: "Not yours."), "Not yours."),
      (.http(status: 502, message: "at Server.java:1"), "The server refused the request."),
      (.http(status: 404, message: "<html>"), "The server refused the request."),
      (.server(code: 7, message: long), beginning),
      (.invalidFields(["a": long, "b": "Too old."], message: nil), beginning),
      (.server(code: 10001, message: nil), "The server refused the request."),
      (.server(code: 10001, message: "Try later."), "Try later."),
      (.decoding(path: "name", reason: "missing"), "The server's answer could not be read."),
      (.sessionExpired, "Please sign in again."),
      (.database(code: 13, message: "full"), "This device could not store or read the data."),
      (.storage(key: "last", reason: "full"), "This device could not store or read the data."),
      (.invalidFields([:], message: nil), "The server refused the request."),
      (.invalidFields(["b": "Too old.", "a": "Too short."], message: nil), "Too short.\nToo old."),
      (.invalidFields(["a": "Too short."], message: "Look again."), "Look again.\nToo short."),
      (.invalidInput(field: "name", reason: "Say your name."), "Say your name."),
    ])
  func saysWhatHappened(error: AppError, message: String) {
    #expect(ErrorText.message(for: error) == message)
  }
}
