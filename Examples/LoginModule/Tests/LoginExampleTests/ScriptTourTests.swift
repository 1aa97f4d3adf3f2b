import BaseTesting
import Foundation
import Testing

@testable import LoginExampleKit

/// One script file that shows what there is to see, with the server that the program brings.
struct ScriptTourTests {
  private let folder = TemporaryFolder()

  private func outcome(of script: String) async throws -> Outcome {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let file = folder.url.appending(path: "tour")
    try Data(script.utf8).write(to: file)
    var outcome = await Outcome(of: "--script \(file.path)")
    outcome.complaints = outcome.complaints.replacing(file.path, with: "tour")
    return outcome
  }

  /// The commands, each with the title and the selected row of the screen after it.
  private func summary(of output: String) -> String {
    output.split(separator: "\n").filter { line in
      [">", "› ", "Timeline", "Log In"].contains { line.hasPrefix($0) }
    }.joined(separator: "\n")
  }

  @Test func showsNewPostsAndTheirGapAndTheEndOfTheSession() async throws {
    let outcome = try await outcome(
      of: """
        login demo
        grow 25
        refresh
        new
        down 20   # the gap
        gap
        expire
        refresh
        login demo
        """)

    #expect(outcome.code == 0)
    #expect(outcome.complaints == "")
    #expect(
      summary(of: outcome.output) == """
        > login demo
        Timeline
        › Grace 🐦                                                          17/02, 13:12
        > grow 25
        Timeline                                                        25 posts written
        › Grace 🐦                                                          17/02, 13:12
        > refresh
        Timeline                                                            20 new posts
        › Grace 🐦                                                          17/02, 13:12
        > new
        Timeline
        › swift_dev                                                         17/02, 13:26
        > down 20
        Timeline
        › ··· Load missing posts ···
        > gap
        Timeline
        › 清风玉露                                                          17/02, 13:15
        > expire
        Timeline                                                           session ended
        › 清风玉露                                                          17/02, 13:15
        > refresh
        Log In
        > login demo
        Timeline
        › 清风玉露                                                          17/02, 13:15
        """)
  }

  @Test(
    arguments: [
      ("", "", 0), ("# nothing\n\n", "", 0), ("quit\nrefresh", "", 0),
      ("login demo\n\ndown x", "tour:3: error: `x` is not a count; write a number from 1\n", 1),
      ("refresh", "tour:1: error: nobody is logged in; `login <user>` first\n", 1),
    ] as [(String, String, Int32)])
  func saysWhatIsWrong(script: String, complaint: String, code: Int32) async throws {
    #expect(try await outcome(of: script) == Outcome(complaints: complaint, code: code))
  }
}
