import Foundation
import Testing

@testable import Ground

/// A project has the parts of Base that its modules need, whatever is made, changed and taken out.
@Suite struct BasePartsTests {
  private static let kinds = [
    "--kind item", "--kind item --without network,database", "--kind list",
    "--kind list --screens list,detail,search,create,edit,delete", "--kind form",
    "--kind login", "--kind list --without network", "--kind item --by id",
  ]

  private static func tree(of sandbox: Sandbox) throws -> [String: Data?] {
    try sandbox.tree().filter { !$0.key.hasPrefix(".scaffold-history") }
  }

  /// Random commands, each of which succeeds or is refused; then all modules go.
  @Test(arguments: 0..<3)
  func isEmptyWhenAllIsTakenOut(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let sandbox = try Sandbox.demo()
    let before = try Self.tree(of: sandbox)
    var modules: [String] = []
    for number in 0..<6 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !modules.isEmpty:
        let module = modules.remove(at: Int.random(in: modules.indices, using: &random))
        #expect(sandbox.run("remove-module \(module)").status == .success)
      case 1 where !modules.isEmpty:
        let index = Int.random(in: modules.indices, using: &random)
        let name = "Renamed\(number)"
        #expect(sandbox.run("rename-module \(modules[index]) \(name)").status == .success)
        modules[index] = name
      case 2 where !modules.isEmpty:
        #expect(sandbox.run("undo").status == .success)
        #expect(sandbox.run("undo").status == .success)
      default:
        let name = "Made\(number)"
        let kind = try #require(Self.kinds.randomElement(using: &random))
        if sandbox.run("new-module \(name) \(kind)").status == .success { modules.append(name) }
      }
      #expect(sandbox.run("status --strict").status == .success)
      #expect(sandbox.run("repair") == Outcome("Nothing to repair"))
    }
    for module in modules.shuffled(using: &random) {
      #expect(sandbox.run("remove-module \(module)").status == .success)
    }
    #expect(try Self.tree(of: sandbox).keys.sorted() == before.keys.sorted())
    #expect(try Self.tree(of: sandbox) == before)
  }

  @Test func isTheSameInAnyOrder() throws {
    let modules = Self.kinds.dropLast().enumerated().map { "new-module Made\($0) \($1)" }
    let trees = try [modules, modules.reversed()].map { commands in
      let sandbox = try Sandbox.demo()
      for command in commands { #expect(sandbox.run(command).status == .success) }
      return try Self.tree(of: sandbox).filter { $0.key.hasPrefix("Sources/Base/") }
    }
    #expect(trees[0].keys.sorted() == trees[1].keys.sorted())
    #expect(trees[0] == trees[1])
  }

  @Test func changesWithTheOptionsOfAModule() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Notes").out.contains("\nBase gains: "))
    let whole = try Self.tree(of: sandbox)
    #expect(sandbox.run("update Notes --without network,database").out.contains("\nBase loses: "))
    #expect(try !sandbox.paths().contains("Sources/Base/Data/Network/HTTPClient.swift"))
    #expect(sandbox.run("update Notes --with network,database").out.contains("\nBase gains: "))
    #expect(try Self.tree(of: sandbox).keys.sorted() == whole.keys.sorted())
  }

  /// What code of one's own names stays, and so does what one has edited.
  @Test func keepsWhatPeopleUse() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Notes").status == .success)
    try sandbox.write(
      "import BaseData\n\nlet client: HTTPClient? = nil\n", to: "Sources/App/Own.swift")

    let outcome = sandbox.run("remove-module Notes")

    #expect(outcome.status == .success)
    #expect(outcome.out.contains("Kept in Base, since Sources/App/Own.swift:3 needs it: network"))
    #expect(try sandbox.paths().contains("Sources/Base/Data/Network/HTTPClient.swift"))
    try sandbox.remove("Sources/App/Own.swift")
    #expect(sandbox.run("base prune").out.contains("Base loses: "))
    #expect(try !sandbox.paths().contains("Sources/Base/Data/Network/HTTPClient.swift"))
  }

  @Test func bringsWhatIsAskedFor() throws {
    let sandbox = try Sandbox.demo()
    let before = try Self.tree(of: sandbox)
    #expect(sandbox.run("base add images").out.hasPrefix("Base gains: "))
    #expect(sandbox.run("base add images").out == "Nothing to do: Base has all that was asked for")
    #expect(sandbox.run("base").out.contains("asked for"))
    #expect(sandbox.run("update").status == .success)
    #expect(try sandbox.paths().contains("Sources/Base/Business/ImageLoader.swift"))
    #expect(sandbox.run("base prune").status == .success)
    #expect(try Self.tree(of: sandbox) == before)
    #expect(
      sandbox.run("base add imags").err.hasPrefix(
        "error: unknown part `imags`; did you mean `images`?; "))
  }
}
