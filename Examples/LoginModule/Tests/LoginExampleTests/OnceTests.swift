import BaseTesting
import DemoServerKit
import Foundation
import Testing

@testable import LoginExampleKit

/// The program that prints the first page and ends.
struct OnceTests {
  @Test func printsTheFirstPage() async {
    #expect(await Outcome(of: "--once") == .firstPage)
  }

  @Test func goesOnWithTheSessionThatWasKept() async throws {
    let (server, folder) = (try DemoServer.start(), TemporaryFolder())
    let line = "--once --server \(server.baseURL) --data \(folder.url.path)"

    #expect(await Outcome(of: line) == .firstPage)
    server.add(Fault(.status500, on: "/2/login", count: 0))
    #expect(await Outcome(of: line) == .firstPage)
  }

  @Test(arguments: [
    ("demo", "wrong", "error: The user name or the password is wrong.\n"),
    ("locked", "demo1234", "error: This account is locked.\n"),
    (
      "careful", "demo1234",
      "error: `careful` has to enter a code; a script can, with `code <code>` after its `login`\n"
    ),
  ])
  func saysWhyNobodyIsIn(user: String, password: String, complaint: String) async {
    #expect(
      await Outcome(of: "--once --user \(user)", password: password)
        == Outcome(complaints: complaint, code: 1))
  }

  @Test func saysThatTheServerIsDown() async throws {
    let server = try DemoServer.start(port: .quietPort)
    server.stop()

    #expect(
      await Outcome(of: "--once --server http://127.0.0.1:\(server.port)")
        == Outcome(
          complaints: "error: The server could not be reached.\n", code: 1))
  }

  @Test(arguments: [
    (
      "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 16\r\n\r\n<p>Good day.</p>",
      "The server's answer could not be read."
    ),
    (
      "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n",
      "The server refused the request."
    ),
    ("SSH-2.0-OpenSSH_9.6\r\n", "The server could not be reached."),
    ("", "The server could not be reached."),
  ])
  func saysThatTheServerIsAnother(answer: String, complaint: String) async throws {
    let speaker = try Speaker(saying: answer)

    #expect(
      await Outcome(of: "--once --server http://127.0.0.1:\(speaker.port)")
        == Outcome(complaints: "error: \(complaint)\n", code: 1))
  }

  @Test func saysThatTheServerFails() async throws {
    let server = try DemoServer.start()
    server.add(Fault(.status500, on: "/2/statuses/public_timeline.json", count: 0))

    #expect(
      await Outcome(of: "--once --server \(server.baseURL)")
        == Outcome(complaints: "error: The server refused the request.\n", code: 1))
  }

  @Test func signsInAsWhoIsNamedWhoeverWasThere() async throws {
    let (server, folder) = (try DemoServer.start(), TemporaryFolder())
    let line = "--once --server \(server.baseURL) --data \(folder.url.path)"

    #expect(await Outcome(of: line) == .firstPage)
    #expect(await Outcome(of: "\(line) --user demo", password: "swordfish") == .firstPage)
    #expect(
      await Outcome(of: "\(line) --user locked", password: "demo1234")
        == Outcome(complaints: "error: This account is locked.\n", code: 1))
    #expect(
      await Outcome(of: "\(line) --user demo", password: "swordfish")
        == Outcome(
          complaints: "error: The user name or the password is wrong.\n", code: 1))
  }

  @Test func saysThatItCannotKeepItsFiles() async throws {
    let folder = TemporaryFolder()
    let file = folder.url.appending(path: "file")
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data().write(to: file)

    for path in [file.path, file.path + "/below"] {
      #expect(
        await Outcome(of: "--once --data \(path)")
          == Outcome(
            complaints: "error: `\(path)` is no folder to write in; "
              + "name another with `--data <folder>`\n",
            code: 1))
    }
  }

  @Test(arguments: [
    ("--onse", "error: unknown option `--onse`; `--help` shows all\n"),
    (
      "--once --user mia",
      "error: `--user` needs a password; put it in the environment variable LOGIN_PASSWORD\n"
    ),
  ])
  func saysWhatIsWrongWithTheWords(line: String, complaint: String) async {
    #expect(await Outcome(of: line) == Outcome(complaints: complaint, code: 64))
  }
}
