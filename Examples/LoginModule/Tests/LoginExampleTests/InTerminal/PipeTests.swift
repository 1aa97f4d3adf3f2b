import BaseTesting
import DemoServerKit
import Foundation
import TerminalTesting
import Testing

/// The program itself without a terminal: what it writes is for files and other programs.
@Suite(.timeLimit(.minutes(2)))
struct PipeTests {
  private struct Output: Equatable {
    var text = ""
    var complaints = ""
    var code: Int32
  }

  /// Where the program puts what it will remove.
  private let folder = TemporaryFolder()
  private let process = Process()
  private let output = Pipe()
  private let complaints = Pipe()

  init() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    process.executableURL = BuiltProgram.url(of: "LoginExample")
    process.environment = [
      "TERM": "xterm-256color", "LC_ALL": "en_GB.UTF-8", "TZ": "UTC", "TMPDIR": folder.url.path,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = complaints
  }

  private func start(_ line: String, password: String? = nil) throws {
    process.arguments = line.split(separator: " ").map(String.init)
    process.environment?["LOGIN_PASSWORD"] = password
    try process.run()
  }

  /// All that the program says, until it has ended.
  private func rest() throws -> Output {
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    let words = try complaints.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Output(
      text: String(decoding: bytes, as: UTF8.self),
      complaints: String(decoding: words, as: UTF8.self), code: process.terminationStatus)
  }

  @Test func printsTheFirstPageWithoutAnySequence() throws {
    try start("--once")
    let output = try rest()

    #expect(output == Output(text: Outcome.firstPage.output, code: 0))
    #expect(!output.text.contains("\u{1B}"))
    #expect(try folder.names() == [])
  }

  @Test(
    arguments: [
      ("--once --user demo", "error: The user name or the password is wrong.\n", 1),
      ("--bogus", "error: unknown option `--bogus`; `--help` shows all\n", 64),
      ("", "error: there is no terminal to draw on; use `--once` or `--script <file>`\n", 1),
    ] as [(String, String, Int32)])
  func complainsOnTheOtherPipe(line: String, complaint: String, code: Int32) throws {
    try start(line, password: "swordfish")

    #expect(try rest() == Output(complaints: complaint, code: code))
    #expect(try folder.names() == [])
  }

  /// `--once | head -1`
  @Test func endsInSilenceWhenNobodyReads() throws {
    try output.fileHandleForReading.close()
    try start("--once")
    let words = try complaints.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()

    #expect(words.isEmpty)
    #expect(process.terminationStatus == 141)
    #expect(try folder.names() == [])
  }

  /// While the first page is on its way: the token is kept by then.
  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func leavesNothingBehindAfterASignal(signal: Int32, code: Int32) async throws {
    let server = try DemoServer.start()
    let timeline = "/2/statuses/public_timeline.json"
    server.add(Fault(.delay, on: timeline, seconds: 600))
    try start("--once --server \(server.baseURL)")
    while !server.askedPaths.contains(timeline) { try await Task.sleep(for: .milliseconds(5)) }
    kill(process.processIdentifier, signal)

    #expect(try rest() == Output(code: code))
    #expect(try folder.names() == [])
  }
}
