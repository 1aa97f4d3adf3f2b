import Testing

@testable import TerminalFace

/// Commands in a file.
struct ScriptTests {
  @Test func readsACommandALine() throws {
    let script = try Script(
      """
      # a session
      login demo
      down 3\r
        pagedown  # older posts

      open
      gap
      logout
      quit
      """, file: "demo.script")

    #expect(script.file == "demo.script")
    #expect(script.steps.map(\.number) == [2, 3, 4, 6, 7, 8, 9])
    #expect(
      script.steps.map(\.text)
        == ["login demo", "down 3", "pagedown", "open", "gap", "logout", "quit"])
    #expect(
      script.steps.map(\.command)
        == [.login(user: "demo"), .down(3), .pageDown(1), .open, .gap, .logout, .quit])
  }

  @Test(arguments: [
    (
      "refresh\njump", 2,
      "unknown command `jump`; choose from up, down, pageup, pagedown, top, bottom, open, back, "
        + "refresh, new, gap, like, me, photo, offline, online, grow, expire, login, code, logout, "
        + "help, quit"
    ),
    ("down x", 1, "`x` is not a count; write a number from 1"),
    ("down 0", 1, "`0` is not a count; write a number from 1"),
    ("down -1", 1, "`-1` is not a count; write a number from 1"),
    (
      "down 99999999999999999999", 1, "`99999999999999999999` is not a count; write a number from 1"
    ),
    ("refresh 2", 1, "unexpected word `2`; write a command a line"),
    ("\n\nlogin demo secret", 3, "unexpected word `secret`; write a command a line"),
    ("login", 1, "<user> is missing; write `login <user>`"),
    ("code # 123456", 1, "<code> is missing; write `code <code>`"),
    ("down \u{1B}[2J", 1, "`␛[2J` is not a count; write a number from 1"),
  ])
  func saysWhichLineIsWrong(text: String, line: Int, reason: String) {
    let error = #expect(throws: ScriptError.self) { try Script(text, file: "a b.script") }

    #expect(error?.description == "a b.script:\(line): error: \(reason)")
  }
}
