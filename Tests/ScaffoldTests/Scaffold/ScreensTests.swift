import Model
import Testing

/// What a list can do beside showing its rows: one module, whatever is chosen.
@Suite struct ScreensTests {
  /// The Swift files of a module that are there for its screens.
  private func files(of words: String) throws -> [String] {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Notes --entity Notes --kind list " + words).status == .success)
    let plain = try Sandbox.demo()
    #expect(
      plain.run("new-module Notes --entity Notes --kind list --screens list").status == .success)
    let known = Set(try plain.tree().keys)
    return try sandbox.tree().keys.filter {
      $0.hasPrefix("Sources/Modules/") && $0.hasSuffix(".swift") && !known.contains($0)
    }
    .map { $0.replacing("Sources/Modules/Notes/", with: "") }.sorted()
  }

  @Test func aRowOpensIfNothingIsSaid() throws {
    #expect(
      try files(of: "") == [
        "View/NotesDetailViewModel.swift", "View/UIKit/NotesDetailContentView.swift",
        "View/UIKit/NotesDetailViewController.swift",
      ])
  }

  @Test func createAndEditHaveOneForm() throws {
    let editor = [
      "Business/NotesInput.swift", "View/NotesEditorViewModel.swift", "View/NotesForm.swift",
      "View/UIKit/NotesEditorContentView.swift", "View/UIKit/NotesEditorViewController.swift",
    ]

    #expect(try files(of: "--screens list,create") == editor)
    #expect(try files(of: "--screens list,create,edit") == editor)
  }

  @Test func theIdentityIsNotEntered() throws {
    let sandbox = try Sandbox.demo()
    let made = sandbox.run(
      "new-module Notes --entity Notes --kind list --screens list,create --fields id:Int64,title:String"
    )
    #expect(made.status == .success)

    let input = try sandbox.read("Sources/Modules/Notes/Business/NotesInput.swift")
    #expect(input.contains("package let title: String"))
    #expect(!input.contains("let id"))
  }

  /// A module of a time without the choice has what it had, until it is given more.
  @Test func aModuleFromBeforeStaysAsItIs() throws {
    let sandbox = try Sandbox.demo()
    #expect(
      sandbox.run("new-module Notes --entity Notes --kind list --screens list").status == .success)
    let path = "Sources/Modules/Notes/.scaffold.json"
    let ledger = try sandbox.read(path)
    let line = "    \"screens\": [\n      \"list\"\n    ],\n"
    #expect(ledger.contains(line))
    try sandbox.write(ledger.replacing(line, with: ""), to: path)
    let before = try sandbox.tree().keys.sorted()

    #expect(sandbox.run("update Notes").status == .success)
    #expect(try sandbox.tree().keys.filter { !$0.contains(".scaffold-history") }.sorted() == before)

    #expect(sandbox.run("update Notes --screens list,detail,search").status == .success)
    let handling = try sandbox.read("Sources/Modules/Notes/Business/NotesHandling.swift")
    #expect(handling.contains("ItemSearching<Notes>"))
    #expect(try sandbox.tree()["Sources/Modules/Notes/View/NotesDetailViewModel.swift"] != nil)
  }
}
