import BaseData
import BaseTesting
import Core
import DemoServerKit
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The secrets that the program reveals to nobody, whatever it writes, says or asks.
struct SecrecyTests {
  private let program: RealProgram
  private let server: DemoServer

  init() throws {
    program = try RealProgram()
    server = try DemoServer.start()
  }

  private var token: Token {
    get throws {
      let data = try FileStore(folder: program.data).data(forKey: "session")
      let record = try JSONDecoder().decode(SessionRecord.self, from: try #require(data))
      return try #require(record.token)
    }
  }

  @Test func keepsTheTokenInItsFileAndThePasswordNowhere() async throws {
    let run = try program.run(
      script: "login demo", "pagedown", "refresh", "offline", "refresh",
      line: "--server \(server.baseURL)", password: "demo1234")

    #expect(run.complaints == "")
    #expect(run.code == 0)
    #expect(try program.files(with: "demo1234") == [])
    #expect(try program.files(with: token.access) == ["data/session.json"])
    #expect(try program.files(with: #require(try token.refresh)) == ["data/session.json"])
    #expect(try program.files().filter { $0.hasPrefix("home/") } == [])
    try expectPrivacy()
    let asked = try await requests()
    #expect(asked.contains("public_timeline"))
    for secret in ["demo1234", try token.access, try token.refresh ?? ""] {
      #expect(!asked.contains(secret))
    }
  }

  @Test func tellsNobodyTheCode() throws {
    let run = try program.run(
      script: "login careful", "code 123456", "logout", line: "--server \(server.baseURL)",
      password: "demo1234")

    #expect(run.code == 0)
    #expect(try program.files(with: "123456") == ["run.out", "test.script"])
    #expect(
      try program.files().filter { $0.hasPrefix("data/") && $0.hasSuffix(".json") } == [
        "data/Lasting/login.userName.json"
      ])
  }

  @Test func tellsNobodyAWrongPassword() throws {
    let run = try program.run(
      "--once --user demo --server \(server.baseURL)", password: "wrong-password")

    #expect(run.complaints == "error: The user name or the password is wrong.\n")
    #expect(run.code == 1)
    #expect(try program.files(with: "wrong-password") == [])
  }

  /// The server of its own keeps the tokens that it has given, as a server does.
  @Test func keepsTheFilesOfItsOwnServerPrivateToo() throws {
    #expect(try program.run("--once").code == 0)

    #expect(
      try program.files(with: token.access) == ["data/server.json", "data/session.json"])
    try expectPrivacy()
  }

  /// Nobody else may read or enter anything.
  private func expectPrivacy() throws {
    #expect(try program.data.permissions() == 0o700)
    for path in try FileManager.default.subpathsOfDirectory(atPath: program.data.path) {
      let permissions = try #require(try program.url("data/\(path)").permissions())
      #expect(permissions & 0o077 == 0, "\(path)")
    }
  }

  /// What the server says of what it was asked.
  private func requests() async throws -> String {
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/demo/requests"))
    let reply = try await URLSessionTransport().send(URLRequest(url: url))
    return String(decoding: reply.body, as: UTF8.self)
  }
}
