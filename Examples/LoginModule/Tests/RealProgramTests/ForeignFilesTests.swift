import BaseTesting
import DemoServerKit
import Foundation
import Testing

@testable import BaseData

/// The program where somebody else was at its files: it says so at most, and goes on.
struct ForeignFilesTests {
  private let program: RealProgram
  private let server: DemoServer
  private var line: String { "--once --server \(server.baseURL)" }
  private var cache: String { program.cache(at: server.baseURL) }

  init() throws {
    program = try RealProgram()
    server = try DemoServer.start()
  }

  @Test(arguments: ["", "{", #"{"a": 1}"#, "\u{0}\u{1}", #""text""#])
  func asksWhoIsThereIfTheTokenIsNone(text: String) throws {
    let first = try program.run(line)
    let file = program.url("data/session.json")
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)

    let asked = try program.run(script: "help", line: "--server \(server.baseURL)")
    #expect(asked.output.contains("> help\n"))
    #expect(asked.code == 0)
    let aside = program.url("data/session.damaged.json")
    #expect(try Data(contentsOf: aside) == Data(text.utf8))
    #expect(try aside.permissions() == 0o600)

    #expect(try program.run(line) == first)
    #expect(try program.files().filter { $0.contains("damaged") } == [])
  }

  @Test func readsNoTokenThatALinkLeadsTo() throws {
    let first = try program.run(line)
    let file = program.url("data/session.json")
    try FileManager.default.moveItem(at: file, to: program.url("elsewhere.json"))
    try FileManager.default.createSymbolicLink(
      at: file, withDestinationURL: program.url("elsewhere.json"))
    let there = try Data(contentsOf: program.url("elsewhere.json"))

    #expect(try program.run(line) == first)

    #expect(try Data(contentsOf: program.url("elsewhere.json")) == there)
    #expect(try Data(contentsOf: file) != there)
    #expect(try file.permissions() == 0o600)
  }

  @Test(arguments: [Data("no database".utf8), Data(repeating: 7, count: 50_000)])
  func saysOnceThatTheDatabaseIsNone(bytes: Data) throws {
    let first = try program.run(line)
    try bytes.write(to: program.url(cache))

    let told = try program.run(line)
    #expect(
      told.output == first.output + "This device could not store or read the data.\n")
    #expect(told.code == 0)
    #expect(try Data(contentsOf: program.url("\(cache).damaged")) == bytes)

    #expect(try program.run(line) == first)
  }

  @Test func makesTheTablesOfANewerAppAnew() throws {
    let first = try program.run(line)
    let file = program.url(cache)
    try Connection(path: file.path).script(
      "ALTER TABLE timeline_status ADD COLUMN newer TEXT NOT NULL DEFAULT ''")

    for _ in 1...2 { #expect(try program.run(line) == first) }

    let row = try Connection(path: file.path).run("SELECT * FROM timeline_status").first
    #expect(row?["id"] != nil)
    #expect(row?["newer"] == nil)
  }
}
