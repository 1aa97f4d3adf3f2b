import Foundation
import Templates
import Testing

@testable import Ground
@testable import Model
@testable import SwiftReading

/// Whatever a file says, the tool reads it or says what is wrong with it, and does so soon.
@Suite struct DamagedInputTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds = environment["SCAFFOLD_FUZZ_SECONDS"].flatMap(Double.init)

  @Test(arguments: DamagedInput.allCases)
  func isReadOrRefused(_ input: DamagedInput) throws {
    let seeds = try input.seeds()
    var random = SeededGenerator(seed: 7)
    for seed in seeds { try Self.check(seed, as: input) }
    for _ in 0..<100 { try Self.check(Self.damaged(seeds, of: input, using: &random), as: input) }
  }

  /// The whole tool, with the damaged file in its place.
  @Test(arguments: DamagedInput.allCases, 0..<2)
  func endsWithACodeOfTheTable(_ input: DamagedInput, seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    try Self.runTool(on: Self.damaged(try input.seeds(), of: input, using: &random), as: input)
  }

  /// `Tests/Fuzz/run` asks for it. The last input stays in the folder that it names, should it be the
  /// end of the process.
  @Test(.enabled(if: seconds != nil), arguments: DamagedInput.allCases)
  func forAWhile(_ input: DamagedInput) throws {
    let end = Date(timeIntervalSinceNow: try #require(Self.seconds))
    var random = SeededGenerator(
      seed: try #require(Self.environment["SCAFFOLD_FUZZ_SEED"].flatMap(Int.init)))
    let seeds = try input.seeds()
    let last = Self.environment["SCAFFOLD_FUZZ_LAST"].map { URL(filePath: "\($0)/\(input)") }
    var (count, slowest) = (0, Duration.zero)
    while Date() < end {
      let bytes = Self.damaged(seeds, of: input, using: &random)
      if let last { try Data(bytes).write(to: last) }
      let time = try ContinuousClock().measure {
        if count % 500 == 499 {
          try Self.runTool(on: bytes, as: input)
        } else {
          try Self.check(bytes, as: input)
        }
      }
      slowest = max(slowest, time)
      #expect(time < .seconds(2), "\(input): \(bytes)")
      count += 1
    }
    print("damaged \(count) of \(input), the slowest took \(slowest)")
  }
}

extension DamagedInputTests {
  /// What the tool says is one of its own errors, each of which has a status of the table.
  private static func check(_ bytes: [UInt8], as input: DamagedInput) throws {
    do {
      try input.read(bytes)
    } catch {
      #expect(input.isExpected(error), "\(error): \(bytes)")
    }
  }

  private static func runTool(on bytes: [UInt8], as input: DamagedInput) throws {
    let sandbox = try Sandbox.project()
    for words in try input.commands(placing: bytes, in: sandbox) {
      let outcome = sandbox.run(words)
      #expect(!outcome.out.contains("\u{1B}") && !outcome.err.contains("\u{1B}"))
      #expect(outcome.status == .success || !outcome.err.isEmpty, "\(words): \(bytes)")
    }
  }

  private static func damaged(
    _ seeds: [[UInt8]], of input: DamagedInput, using random: inout SeededGenerator
  ) -> [UInt8] {
    Damage.damaged(
      seeds.randomElement(using: &random) ?? [], words: input.words, others: seeds, using: &random)
  }
}

extension DamagedInput {
  /// Puts the bytes where the tool reads them.
  ///
  /// - Returns: the command lines that do so.
  fileprivate func commands(
    placing bytes: [UInt8], in sandbox: Sandbox
  ) throws -> [[String]] {
    let place = { (path: String) in
      let file = sandbox.root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    let module = ["new-module", "Feed", "--template", "tiny", "--dry-run"]
    switch self {
    case .manifest:
      try place("Package.swift")
      return [["check"], ["graph"], module]
    case .projectFile:
      try sandbox.remove("scaffold.json")
      try sandbox.remove("Package.swift")
      try place("Weibo.xcodeproj/project.pbxproj")
      return [["new-module", "Feed", "--dry-run"]]
    case .ledger:
      try place("Sources/Modules/Login/" + Ledger.name)
      return [["list"], ["status"], ["remove-module", "Login", "--dry-run"]]
    case .scaffoldJSON:
      try place(ProjectFile.path)
      return [["check"], ["list"], module]
    case .template:
      try place("Templates/tiny/template.json")
      return [["templates", "list"], ["new-module", "--template", "tiny", "--help"], module]
    case .fields:
      let text = String(decoding: bytes, as: UTF8.self)
      return [["new-module", "Feed", "--fields", text, "--dry-run"]]
    case .history:
      try place(".scaffold-history/000001")
      return [["log"], ["undo"], ["undo", "1"]]
    case .tuist:
      try place("Project.swift")
      return [["check", "--init", "--dry-run"]]
    case .xcodeGen:
      try place("project.yml")
      return [["check", "--init", "--dry-run"]]
    case .swift:
      try place("Sources/Modules/Login/View/LoginView.swift")
      return [["check"], ["graph"], ["status"], ["graph", "--module", "Login"]]
    case .ignore:
      try place(".gitignore")
      try sandbox.write("", to: ".git/HEAD")
      return [["check"]]
    case .messages:
      try place("messages")
      return []
    // No command reads one alone.
    case .document, .json, .settings, .stencil, .drift, .objectiveC, .patterns, .merge, .conflict,
      .words:
      return []
    case .reply:
      try place("reply.json")
      let words = ["--from-json", "reply.json"]
      return [module + words, ["new-module", "Feed", "--template", "tiny", "--explain"] + words]
    case .description:
      try place("api.yaml")
      let words = ["new-module", "--from-openapi", "api.yaml"]
      return [words + ["--list"], words + ["--list", "--json"], words + ["Product", "--dry-run"]]
    }
  }
}
