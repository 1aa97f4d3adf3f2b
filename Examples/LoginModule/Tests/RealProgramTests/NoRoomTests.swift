import BaseTesting
import DemoServerKit
import Foundation
import Testing

@testable import BaseData

/// The program where nothing can be kept, or where it is not alone.
struct NoRoomTests {
  private static let isLong = ProcessInfo.processInfo.environment["SCAFFOLD_LONG"] != nil

  private let program: RealProgram
  private let server: DemoServer
  private var line: String { "--once --server \(server.baseURL)" }
  private let notice = "This device could not store or read the data.\n"

  init() throws {
    program = try RealProgram()
    server = try DemoServer.start()
  }

  /// A file that may not grow is what a full disk is for whoever writes to it.
  @Test(arguments: [0, 1, 8])
  func showsWhatThereIsNoRoomFor(blocks: Int) throws {
    let roomy = try program.run(line)
    try FileManager.default.removeItem(at: program.data)

    let full = try program.run(line, limit: "trap '' XFSZ; ulimit -f \(blocks)")

    #expect(full.code == 0)
    #expect(full.complaints == "")
    #expect(full.output == roomy.output + notice)
    #expect(try program.run(line) == roomy)
  }

  @Test func wantsAFolderThatItCanWriteIn() throws {
    let run = try program.run(line, data: "/dev/null/data")

    let words = "`/dev/null/data` is no folder to write in; name another with `--data <folder>`"
    #expect(run == RealProgram.Run(output: "", complaints: "error: \(words)\n", code: 1))
  }

  @Test func toleratesOthersInItsFolder() async throws {
    let (program, line) = (program, line)
    let alone = try program.run(line)

    let runs = try await withThrowingTaskGroup(of: RealProgram.Run.self) { group in
      for number in 1...4 {
        group.addTask { try program.run(line, name: "run-\(number)") }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(runs == Array(repeating: alone, count: 4))
  }

  /// It waits for some seconds.
  @Test(.enabled(if: isLong))
  func showsWhatAnotherHoldsUp() throws {
    let run = try program.run(line)
    let other = try Connection(path: program.url(program.cache(at: server.baseURL)).path)
    try other.script("BEGIN EXCLUSIVE")

    let held = try program.run(line)
    try other.script("ROLLBACK")

    #expect(held == RealProgram.Run(output: run.output + notice, complaints: "", code: 0))
    #expect(try program.run(line) == run)
  }
}
