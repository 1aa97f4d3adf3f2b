import Foundation
import Testing

/// The built tool, run as a process of its own. Slow: use `Sandbox` where a run in-process will do.
struct Tool {
  let executable: URL

  /// The executable that was built together with the tests.
  static func built() throws -> Tool {
    let besideTests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let candidates = [besideTests, Repository.root.appending(path: ".build/tests/debug")]
      .map { $0.appending(path: "scaffold") }
    let found = candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return Tool(executable: try #require(found, "the tool was not built"))
  }

  /// Runs a line of shell in which `$SCAFFOLD` is the tool.
  func shell(_ line: String, in folder: URL) throws -> (status: Int32, out: String, err: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SCAFFOLD": executable.path]) { $1 }
    let (out, err) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = out
    process.standardError = err
    try Signals.unblocked { try process.run() }
    let words = try out.fileHandleForReading.readToEnd() ?? Data()
    let complaints = try err.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: words, as: UTF8.self),
      String(decoding: complaints, as: UTF8.self)
    )
  }
}
