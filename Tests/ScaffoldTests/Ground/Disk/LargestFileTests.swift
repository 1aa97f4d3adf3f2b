import Foundation
import Testing

@testable import Ground
@testable import Scaffold

/// A file that is larger than all that the tool reads is refused by name, before it is read.
@Suite struct LargestFileTests {
  private static let size = 200_000_000

  private func project(largeAt path: String) throws -> Sandbox {
    let sandbox = try Sandbox.project()
    try sandbox.write("", to: path)
    let file = try FileHandle(forWritingTo: sandbox.root.appending(path: path))
    try file.truncate(atOffset: UInt64(Self.size))
    return sandbox
  }

  @Test(arguments: [
    ("api.json", "new-module Feed --from-openapi api.json --list", 128),
    ("reply.json", "new-module Feed --template tiny --from-json reply.json", 128),
    ("scaffold.json", "list", 128),
    ("Package.swift", "new-module Feed --template tiny", 8),
  ])
  func isRefused(path: String, words: String, most: Int) throws {
    let sandbox = try project(largeAt: path)
    #expect(
      sandbox.run(words)
        == Outcome(
          status: .badData, out: "",
          err: """
            error: cannot read `\(sandbox.root.path)/\(path)`: it has 191 MB, and \(most) MB is the most that is read; give \
            only the part that matters, or keep it outside of the project
            """))
  }

  @Test func isAFindingOfCheck() throws {
    let sandbox = try project(largeAt: "Sources/Modules/A/View/Large.swift")
    try sandbox.write(
      #"{ "version": 2, "tiers": [ { "name": "View", "folders": ["View"] } ] }"#,
      to: "scaffold.json")
    #expect(
      sandbox.run("check").out == """
        Sources/Modules/A/View/Large.swift:1:1: error: `Sources/Modules/A/View/Large.swift` cannot be \
        read: it has 191 MB, and 8 MB is the most that is read; give only the part that matters, or \
        keep it outside of the project [unreadable]

        1 violation in 1 of 1 file
        """)
  }

  @Test func whatComesFromAPipeIsNotKeptForEver() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (input, output) = (ends[0], ends[1])
    Thread.detachNewThread {
      let bytes = [UInt8](repeating: 0x20, count: 1 << 20)
      signal(SIGPIPE, SIG_IGN)
      while write(output, bytes, bytes.count) > 0 {}
      close(output)
    }
    let error = #expect(throws: SystemError.self) { try Disk.bytes(from: input, named: "x") }
    close(input)
    #expect(error?.exitCode == .badData)
  }
}
