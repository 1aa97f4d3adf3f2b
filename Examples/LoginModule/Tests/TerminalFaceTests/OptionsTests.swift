import Core
import Foundation
import Testing

@testable import TerminalFace

/// The words that the program is started with.
struct OptionsTests {
  private static let secret = "swordfish"

  private func options(
    _ line: String, password: String? = nil
  ) throws(OptionsError) -> Options {
    let environment = password.map { [Options.passwordVariable: $0] } ?? [:]
    return try Options(line.split(separator: " ").map(String.init), environment: environment)
  }

  @Test(
    arguments: [
      ("", .interactive), ("--once", .once), ("--script a.script", .script(file: "a.script")),
      ("--script=a=b", .script(file: "a=b")), ("--help", .help), ("--help --user mia", .help),
    ] as [(String, Options.Mode)])
  func reads(line: String, mode: Options.Mode) throws {
    #expect(try options(line).mode == mode)
  }

  @Test func readsAllTogether() throws {
    let options = try options(
      "--server http://127.0.0.1:8080 --once --data=/tmp/x --user mia", password: Self.secret)

    var expected = Options()
    expected.mode = .once
    expected.server = URL(string: "http://127.0.0.1:8080")
    expected.folder = "/tmp/x"
    expected.user = "mia"
    expected.password = Secret(Self.secret)
    #expect(options == expected)
    #expect(!String(reflecting: options).contains(Self.secret))
  }

  @Test(arguments: [
    ("--onse", "unknown option `--onse`; `--help` shows all"),
    ("-x", "unknown option `-x`; `--help` shows all"),
    ("once", "unexpected word `once`; `--help` shows all options"),
    ("--once --once", "`--once` is given twice; give it once"),
    ("--once=yes", "`--once` takes no value; write it alone"),
    ("--data", "`--data` needs a value; write `--data <folder>`"),
    ("--data --once", "`--data` needs a value; write `--data <folder>`"),
    ("--user=", "`--user` needs a value; write `--user <name>`"),
    ("--server demo", "`demo` is not a server; write it as `http://127.0.0.1:8080`"),
    ("--server file:///x", "`file:///x` is not a server; write it as `http://127.0.0.1:8080`"),
    ("--server http://", "`http://` is not a server; write it as `http://127.0.0.1:8080`"),
    ("--once --script a", "`--once` and `--script` do not go together; choose one"),
    ("--script a --once", "`--once` and `--script` do not go together; choose one"),
    (
      "--once --user mia",
      "`--user` needs a password; put it in the environment variable LOGIN_PASSWORD"
    ),
    (
      "--password \(secret)",
      "`--password` would show the password in every list of processes; "
        + "put it in the environment variable LOGIN_PASSWORD"
    ),
    (
      "--once --password=\(secret)",
      "`--password` would show the password in every list of processes; "
        + "put it in the environment variable LOGIN_PASSWORD"
    ),
  ])
  func saysWhatIsWrong(line: String, message: String) {
    let error = #expect(throws: OptionsError.self) { try options(line) }

    #expect(error?.description == message)
  }

  @Test func helps() {
    #expect(
      Options.help == """
        A login and a timeline, in a terminal.

        USAGE: LoginExample [options]

          --once           log in, print the first page, end
          --script <file>  do what the file says, a command a line
          --server <url>   talk to this server instead of one of its own
          --data <folder>  keep the session and the cache there
          --user <name>    log in as this user; the password is read from LOGIN_PASSWORD
          --help           show this

        COMMANDS, in a script one a line:

          up [count]        the row above
          down [count]      the row below
          pageup [count]    the page above
          pagedown [count]  the page below
          top               the first row
          bottom            the last row
          open              the post as a whole
          back              the list again
          refresh           ask for newer posts
          new               show the posts that came in
          gap               fill the gap
          like              like the post, or no longer
          me                who is logged in
          photo <file>      send a JPEG or PNG as the avatar
          offline           cut the connection
          online            connect again
          grow [count]      the server has a new post
          expire            the server ends the session
          login <user>      log in; LOGIN_PASSWORD has the password
          code <code>       answer the question for a code
          logout            log out
          help              what the keys do
          quit              end the program

        """)
  }
}
