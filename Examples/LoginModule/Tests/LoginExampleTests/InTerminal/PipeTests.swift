import Foundation
import Testing

/// The program itself without a terminal: what it writes is for files and other programs.
struct PipeTests {
  private struct Output: Equatable {
    var text: String
    var complaints: String
    var code: Int32
  }

  private func output(of words: String..., password: String? = nil) async throws -> Output {
    let process = Process()
    let (output, complaints) = (Pipe(), Pipe())
    process.executableURL = try #require(Bundle.main.executableURL)
      .deletingLastPathComponent().appending(path: "LoginExample")
    process.arguments = words
    process.environment = ["TERM": "xterm-256color", "TZ": "UTC"]
    process.environment?["LOGIN_PASSWORD"] = password
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = complaints
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    let words = try complaints.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Output(
      text: String(decoding: bytes, as: UTF8.self),
      complaints: String(decoding: words, as: UTF8.self), code: process.terminationStatus)
  }

  @Test func printsTheFirstPageWithoutAnySequence() async throws {
    let output = try await output(of: "--once")

    #expect(output == Output(text: Outcome.firstPage.output, complaints: "", code: 0))
    #expect(!output.text.contains("\u{1B}"))
  }

  @Test func complainsOnTheOtherPipe() async throws {
    #expect(
      try await output(of: "--once", "--user", "demo", password: "swordfish")
        == Output(
          text: "", complaints: "error: The user name or the password is wrong.\n", code: 1))
    #expect(
      try await output(of: "--bogus")
        == Output(
          text: "", complaints: "error: unknown option `--bogus`; `--help` shows all\n", code: 64))
    #expect(
      try await output()
        == Output(
          text: "",
          complaints:
            "error: there is no terminal to draw on; use `--once` or `--script <file>`\n",
          code: 1))
  }
}
