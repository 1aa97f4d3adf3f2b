import BaseData
import BaseTesting
import DemoServerKit
import Foundation
import Testing
import TimelineData

/// What others write, on its way from the server to the database and to the screen: text.
struct HostileTextTests {
  private static let texts = [
    "'; DROP TABLE timeline_status; --", #"\"); DELETE FROM timeline_gap; /* ?1 :name"#,
    "zero\0zero", "\u{1B}[2J\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}",
    "\u{1B}]8;;http://example.com\u{1B}\\link\u{1B}]8;;\u{1B}\\",
    "\u{1B}]52;c;cm0gLXJmIC8=\u{7}", "\u{9B}31mred \u{9D}0;title\u{9C}", "over\u{8}\u{8}\u{7F}\r>",
    "\u{202E}backwards\u{2066}", "line\u{2028}line\u{85}line\u{B}line",
    "\u{FEFF}\u{FFFE}\u{10FFFF}",
    String(repeating: "long ", count: 20_000), "a" + String(repeating: "\u{301}", count: 5000),
  ]

  private let program: RealProgram
  private let server: DemoServer

  init() throws {
    program = try RealProgram()
    server = try DemoServer.start(port: .quietPort, posts: 0)
    for text in Self.texts { server.add(text, by: "\(text.prefix(40))!") }
  }

  @Test func staysText() async throws {
    let fresh = try program.run("--once --server \(server.baseURL)")
    #expect(fresh.complaints == "")
    #expect(fresh.output.contains("'; DROP TABLE timeline_status; --\n"))
    #expect(fresh.output.contains("␛]52;c;cm0gLXJmIC8=␇\n"))
    #expect(Self.obeyed(in: fresh.output) == [])

    let database = Database(at: program.url(program.cache(at: server.baseURL)))
    let kept = try await TimelineDatabase(
      database: database, limit: 500, rules: MarkRules(end: { page, _ in page }, cut: { $0 })
    ).load()
    await database.close()
    #expect(kept.rows.map(\.text) == Self.texts.reversed())
    #expect(
      kept.rows.map { $0.user?.screenName } == Self.texts.reversed().map { "\($0.prefix(40))!" })

    server.stop()
    let old = try program.run(script: "down", "open", line: "--server \(server.baseURL)")
    #expect(old.complaints == "")
    #expect(old.output.contains("The server could not be reached.\n"))
    #expect(Self.obeyed(in: old.output) == [])
  }

  /// What a terminal obeys.
  private static func obeyed(in text: String) -> [UInt32] {
    text.unicodeScalars.map(\.value).filter { value in
      switch value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }
}
