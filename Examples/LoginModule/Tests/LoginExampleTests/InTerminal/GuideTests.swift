import Foundation
import TerminalTesting
import Testing

/// The screen that both guides show is the one that a reader of them will see.
struct GuideTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../..")

  @Test func showsWhatIsDrawn() async throws {
    let guides = try ["README.md", "README.zh-CN.md"].map {
      try String(contentsOf: Self.root.appending(path: $0), encoding: .utf8)
    }
    let terminal = try await PseudoTerminal.loggedIn(columns: 72, rows: 13)
    terminal.type(String(repeating: "+", count: 25) + "r")
    try await terminal.wait(for: "20 new posts")
    terminal.type("n")
    try await terminal.wait(for: "g gap")
    try await terminal.select("··· Load missing posts ···")

    let screen = terminal.paper.lines.map { $0.isEmpty ? $0 : "    " + $0 }
    for guide in guides {
      #expect(guide.contains("\n\n" + screen.joined(separator: "\n") + "\n\n"))
    }
  }
}
