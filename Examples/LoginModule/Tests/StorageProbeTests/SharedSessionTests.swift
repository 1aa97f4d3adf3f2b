import BaseData
import BaseTesting
import Core
import Foundation
import TerminalTesting
import Testing

@testable import StorageProbe

/// One session of two processes.
struct SharedSessionTests {
  private static let isLong = ProcessInfo.processInfo.environment["SCAFFOLD_LONG"] != nil

  private let folder = TemporaryFolder()
  private var server: GrantServer { GrantServer(folder: folder.url.appending(path: "Server")) }

  /// Whatever they do, nobody sees what is another's, and no token is lost that the server accepts.
  @Test(.timeLimit(.minutes(5)), arguments: 1...UInt64(isLong ? 10 : 1))
  func isSharedWithoutHarm(seed: UInt64) throws {
    let probes = try [seed * 2, seed * 2 + 1].map { try start("sessions", "\($0)", "200") }

    for probe in probes { #expect(try probe.words() == "end\n") }

    let books = try server.change { $0 }
    #expect(books.refused == 0)
    #expect(books.refreshed > 10)
    if let record = try record, let token = record.token {
      let grant = try #require(books.grant { $0.access == token.access })
      #expect(books.owners[grant] == record.user)
    }
  }

  /// The lock is opened when whoever has it dies.
  @Test(.timeLimit(.minutes(1)))
  func goesOnWhenAnotherIsKilledWhileItRenews() async throws {
    let story = SessionStory(
      seed: 0, in: folder.url.appending(path: "App"), server: server)
    try await story.services.signIn(as: "ann", with: try server.signIn("ann"))
    try server.expire()
    let probe = try start("renewal")
    #expect(probe.firstWords() == "+1\n")
    let waiting = Task { await Notes(story.services).fault() }

    kill(probe.process.processIdentifier, SIGKILL)

    #expect(await waiting.value == nil)
    let books = try server.change { $0 }
    #expect(books.refreshed == 1)
    #expect(books.refused == 0)
  }

  private var record: SessionRecord? {
    get throws {
      let data = try FileStore(folder: folder.url.appending(path: "App")).data(forKey: "session")
      return try data.map { try JSONDecoder().decode(SessionRecord.self, from: $0) }
    }
  }

  private func start(_ words: String...) throws -> Probe {
    try Probe(words: [folder.url.path] + words)
  }
}

/// A process that says what it has found.
private struct Probe {
  let process = Process()
  private let pipe = Pipe()

  init(words: [String]) throws {
    process.executableURL = BuiltProgram.url(of: "StorageProbe")
    process.arguments = words
    process.standardOutput = pipe
    try process.run()
  }

  /// The first that it says.
  func firstWords() -> String {
    String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
  }

  /// All that it says until it ends.
  func words() throws -> String {
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
