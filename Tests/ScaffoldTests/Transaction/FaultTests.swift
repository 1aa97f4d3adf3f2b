import Foundation
import Testing

@testable import Scaffold

/// Whatever file operation fails, and wherever the process dies: after the next start the tree is
/// as it was before, or as it should be after, and never between.
@Suite struct FaultTests {
  /// What is run, and on what.
  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let command: String
    var edit: String?
    var first: String?
    /// The files to begin with; those of a tiny project, if there are none.
    var files: [String: String] = [:]
    /// Every so many operations are tried, for each fault others; `./test --long` tries all.
    var step = 2
  }

  static let stories = [
    Story(testDescription: "new module", command: "new-module Login --template tiny"),
    Story(testDescription: "two modules", command: "new-module Login Home --template tiny"),
    Story(
      testDescription: "forced over an edit", command: "new-module Login --template tiny --force",
      edit: "Sources/Modules/Login/Business/Login.swift",
      first: "new-module Login --template tiny"),
    Story(
      testDescription: "other answers",
      command: "new-module Login --template tiny --without network --force",
      first: "new-module Login --template tiny"),
    Story(
      testDescription: "removal", command: "remove-module Login",
      first: "new-module Login --template tiny"),
    Story(
      testDescription: "removal of an edited module", command: "remove-module Login --force",
      edit: "Sources/Modules/Login/Business/Login.swift",
      first: "new-module Login --template tiny"),
    Story(
      testDescription: "project in a new folder", command: "new-module Login --at a/b/Demo",
      step: 239),
    Story(
      testDescription: "the built-in module", command: "new-module Login --at a/b/Demo",
      first: "new-project Demo --at a/b/Demo", step: 97),
    Story(
      testDescription: "a package of others", command: "new-module Login",
      files: Sandbox.packageFiles, step: 401),
    Story(
      testDescription: "a package of others, given back", command: "remove-module Login",
      first: "new-module Login", files: Sandbox.packageFiles, step: 401),
  ]

  @Test(arguments: stories, FaultyDisk.Fault.allCases)
  func neverLeavesHalf(of story: Story, fault: FaultyDisk.Fault) throws {
    let after = try sandbox(for: story)
    #expect(after.run(story.command).status == .success)
    let afterTree = try after.tree()
    let step = Repository.isLongRun ? 1 : story.step
    let turn = FaultyDisk.Fault.allCases.firstIndex(of: fault) ?? 0
    var number = 1 + turn % step
    while true {
      let sandbox = try sandbox(for: story)
      let before = try sandbox.tree()
      let disk = FaultyDisk(fault, at: number)

      let outcome = sandbox.run(story.command, perform: disk.perform)
      if disk.operations < number {
        #expect(outcome.status == .success)
        break
      }

      if fault == .failure, outcome.status != .success {
        #expect(try sandbox.tree() == before, "right after failure \(number)")
      }
      // The next start, whatever it does, puts things in order first.
      let folder = story.command.hasSuffix("Demo") ? "a/b/Demo" : "."
      _ = sandbox.run("list --at \(folder)")
      let tree = try sandbox.tree()
      #expect(tree == before || tree == afterTree, "\(fault) at operation \(number)")
      number += step
    }
    #expect(number > 5)
  }

  private func sandbox(for story: Story) throws -> Sandbox {
    let isNew = story.command.hasSuffix("Demo") || !story.files.isEmpty
    let sandbox = isNew ? try Sandbox(story.files) : try Sandbox.project()
    if let first = story.first { #expect(sandbox.run(first).status == .success) }
    if let edit = story.edit { try sandbox.write("// mine\n", to: edit) }
    return sandbox
  }

  @Test func keepsWhatSomeoneWroteAfterTheCrash() throws {
    let sandbox = try Sandbox.project()
    // Journal, three folders, three texts, the first rename: the ninth step is the second rename.
    _ = sandbox.run(
      "new-module Login --template tiny", perform: FaultyDisk(.death, at: 12).perform)
    try sandbox.write("// mine\n", to: "Sources/Modules/Login/Business/Login.swift")
    try sandbox.write("// mine too\n", to: "Sources/Modules/Login/View/Mine.swift")

    #expect(sandbox.run("list").status == .success)

    #expect(try sandbox.read("Sources/Modules/Login/Business/Login.swift") == "// mine\n")
    #expect(try sandbox.read("Sources/Modules/Login/View/Mine.swift") == "// mine too\n")
    #expect(try !sandbox.paths().contains { $0.contains(".scaffold-") })
  }
}
