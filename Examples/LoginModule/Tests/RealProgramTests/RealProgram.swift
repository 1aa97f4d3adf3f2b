import BaseTesting
import Core
import Foundation
import TerminalTesting

/// The program as a process of its own, started by a shell that makes nothing private, with a home,
/// a place for temporary files and a folder for its data.
struct RealProgram {
  /// What it did.
  struct Run: Equatable {
    let output: String
    let complaints: String
    let code: Int32
  }

  private let folder = TemporaryFolder()

  init() throws {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  /// Where the cache of the demo account lies, below the folder of all.
  func cache(at server: URL) -> String {
    "data/Caches/\(AccountID(at: server, user: "1404370001").folderName)/cache.sqlite"
  }

  var data: URL { folder.url.appending(path: "data") }
  private var home: URL { folder.url.appending(path: "home") }

  /// - Parameters:
  ///   - line: What follows the name of the program, `--data` left out.
  ///   - data: Where it keeps its files.
  ///   - limit: What the shell is to say before it starts the program.
  ///   - name: What the files are called that take its words; `run.out` and `run.err` by default.
  func run(
    _ line: String, data: String = "data", password: String = "", limit: String = ":",
    name: String = "run"
  ) throws -> Run {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/bin/sh")
    process.currentDirectoryURL = folder.url
    process.environment = environment(password: password)
    process.arguments =
      [
        "-c", #"umask 0; \#(limit); exec "$0" "$@" 2>\#(name).err"#,
        BuiltProgram.url(of: "LoginExample").path, "--data", data,
      ]
      + line.split(separator: " ").map(String.init)
    process.standardOutput = output
    try process.run()
    try output.fileHandleForReading.readDataToEndOfFile().write(to: url("\(name).out"))
    process.waitUntilExit()
    return Run(
      output: try text(of: "\(name).out"), complaints: try text(of: "\(name).err"),
      code: process.terminationStatus)
  }

  /// Runs the commands of a script.
  func run(script: String..., line: String = "", password: String = "") throws -> Run {
    let file = folder.url.appending(path: "test.script")
    try Data(script.joined(separator: "\n").utf8).write(to: file)
    return try run("--script test.script \(line)", password: password)
  }

  private func environment(password: String) -> [String: String] {
    let places = ["HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"]
    return Dictionary(uniqueKeysWithValues: places.map { ($0, home.path) })
      .merging(["LOGIN_PASSWORD": password, "PATH": "/usr/bin:/bin"]) { $1 }
  }

  private func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: name)), as: UTF8.self)
  }
}

// What it leaves.
extension RealProgram {
  /// The paths of all files, be they data, words or what somebody put in its home.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).filter { path in
      try url(path).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
    }.sorted()
  }

  /// Those that have a text in them.
  func files(with text: String) throws -> [String] {
    try files().filter { try Data(contentsOf: url($0)).range(of: Data(text.utf8)) != nil }
  }

  func url(_ path: String) -> URL {
    folder.url.appending(path: path)
  }
}
