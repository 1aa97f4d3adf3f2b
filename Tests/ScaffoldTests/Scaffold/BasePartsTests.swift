import Foundation
import Testing

@testable import Ground

/// A project has the parts of Base that its modules need, whatever is made, changed and taken out.
@Suite struct BasePartsTests {
  private static func tree(of sandbox: Sandbox) throws -> [String: Data?] {
    try sandbox.tree().filter { !$0.key.hasPrefix(".scaffold-history") }
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

  /// A member that a part adds to a type of others says no name of a file of it; some are there with a
  /// second part alone.
  @Test(arguments: [
    ("func isOver(_ error: AppError) -> Bool { error.isGone }", "serverErrors"),
    ("let isOver = \\AppError.isGone", "serverErrors"),
    ("func isOver() -> Bool { last.map { $0.isGone } ?? false }", "serverErrors"),
    ("func isLost(_ error: AppError) -> Bool { error.refusesCursor }", "serverList"),
  ])
  func keepsWhatPeopleCall(code: String, part: String) throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Notes --kind list").status == .success)
    try sandbox.write("import Core\n\n\(code)\n", to: "Sources/App/Own.swift")

    let outcome = sandbox.run("remove-module Notes")

    #expect(outcome.out.contains("Sources/App/Own.swift:3 needs it: \(part)"))
    #expect(try sandbox.paths().contains("Sources/Base/Core/AppError+Server.swift"))
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

  /// Of the parts that a run brought, those stay that code of one's own needs.
  @Test func takesBackWhatNothingElseNeeds() throws {
    let sandbox = try Sandbox.demo()
    for command in ["new-module Notes --kind list", "new-module Login --kind login"] {
      #expect(sandbox.run(command).status == .success)
    }
    try sandbox.write(
      "import BaseView\n\nlet footer: ListFooter? = nil\n", to: "Sources/App/Own.swift")
    let before = try Self.tree(of: sandbox)

    let outcome = sandbox.run("undo 1")

    #expect(outcome.status == .success)
    #expect(outcome.out.contains("\nKept in Base, since Sources/App/Own.swift:3 needs it: list"))
    let paths = try sandbox.paths()
    #expect(paths.contains("Sources/Base/View/ListFooter.swift"))
    #expect(paths.contains("Sources/Base/Data/Network/HTTPClient.swift"))
    #expect(!paths.contains("Sources/Base/Data/Lists/PageTable.swift"))
    #expect(sandbox.run("undo").status == .success)
    #expect(try Self.tree(of: sandbox) == before)
  }

  /// A run that is taken back is as if it had never been, whatever came after it.
  @Test(
    arguments: [
      ("base add images", []), ("new-module Notes --kind list", []),
      ("remove-module Notes", ["new-module Notes --kind list"]),
      ("update Notes --without network,database", ["new-module Notes"]),
      ("rename-module Notes Words", ["new-module Notes --kind list --without network"]),
    ] as [(String, [String])])
  func isAsIfItHadNeverBeen(command: String, before: [String]) throws {
    let later = "new-module Feed --kind list --fields id:Int64,cover:Image?"
    let (sandbox, other) = (try Sandbox.demo(), try Sandbox.demo())
    for command in before + [command, later] {
      #expect(sandbox.run(command).status == .success)
    }
    for command in before + [later] { #expect(other.run(command).status == .success) }

    #expect(sandbox.run("undo \(before.count + 1)").err == "")
    #expect(try Self.tree(of: sandbox) == Self.tree(of: other))
  }

  /// Lines of a part that somebody has edited keep it: without it, the edit would be in conflict.
  @Test func keepsEditedLines() throws {
    let sandbox = try Sandbox.demo()
    let file = "Sources/App/AppRouter+SignIn.swift"
    for command in ["new-module Login --kind login", "base add starts"] {
      #expect(sandbox.run(command).status == .success)
    }
    let text = try sandbox.read(file)
    let edited = text.replacing("{ isClosed = true }", with: "{ isClosed = !isClosed }")
    try sandbox.write(edited, to: file)

    let outcome = sandbox.run("base prune")

    #expect(outcome.status == .success)
    let line = try #require(
      edited.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("!isClosed") })
    #expect(outcome.out.contains("Kept in Base, since \(file):\(line + 1) needs it: starts"))
    #expect(try sandbox.read(file) == edited)
    try sandbox.write(text, to: file)
    #expect(sandbox.run("base prune").out.contains("Base loses: "))
    #expect(try !sandbox.read(file).contains("isClosed"))
  }

  /// What is generated in a file that somebody has edited asks for nothing.
  @Test func keepsNothingForLinesOfItsOwn() throws {
    let sandbox = try Sandbox.demo()
    let edit = "\nextension AppRouter {\n  var isOurs: Bool { true }\n}\n"
    let file = "Sources/App/AppRouter.swift"
    let before = try sandbox.read(file)
    #expect(sandbox.run("new-module Login --kind login").status == .success)
    try sandbox.write(sandbox.read(file) + edit, to: file)

    let outcome = sandbox.run("remove-module Login")

    #expect(outcome.out.contains("\nBase loses: "))
    #expect(!outcome.out.contains("Kept in Base"))
    #expect(try sandbox.read(file) == before + edit)
  }
}
