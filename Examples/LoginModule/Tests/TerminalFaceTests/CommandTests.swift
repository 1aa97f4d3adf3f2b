import Testing

@testable import TerminalFace

/// Keys that are commands.
struct CommandTests {
  @Test(
    arguments: [
      (.up, .up(1)), ("j", .down(1)), (" ", .pageDown(1)), (.home, .top), (.enter, .open),
      (.escape, .back), ("r", .refresh), ("g", .gap), ("l", .logout), ("q", .quit),
      (.interrupt, .quit), (.endOfInput, .quit), ("?", .help), ("+", .grow(1)), ("y", nil),
      (.tab, nil),
    ] as [(Key, Command?)])
  func reads(key: Key, command: Command?) {
    #expect(Command(key) == command)
  }

  @Test func noKeyAndNoWordMeansTwoThings() {
    let keys = CommandRule.all.flatMap(\.keys)
    let words = CommandRule.all.map(\.word)

    #expect(Set(keys).count == keys.count)
    #expect(Set(words).count == words.count)
  }

  @Test func tellsItsKeys() {
    #expect(
      CommandHelp.line(for: ["down", "open", "nothing", "pagedown", "login", "quit"])
        == "↓ down  Enter open  PgDn pagedown  q quit")
    #expect(
      CommandHelp.text == """
        ↑ k                 the row above
        ↓ j                 the row below
        PgUp b              the page above
        PgDn Space          the page below
        Home                the first row
        End                 the last row
        Enter →             the post as a whole
        Esc ← Backspace     the list again
        r                   ask for newer posts
        n                   show the posts that came in
        g                   fill the gap
        f                   like the post, or no longer
        m                   who is logged in
        o                   cut the connection
        i                   connect again
        +                   the server has a new post
        x                   the server ends the session
        l                   log out
        ? h                 what the keys do
        q Ctrl-C Ctrl-D     end the program
        """)
  }
}
