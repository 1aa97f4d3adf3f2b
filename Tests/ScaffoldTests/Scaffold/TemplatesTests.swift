import Foundation
import Testing

@testable import Templates

@Suite struct TemplatesTests {
  @Test func exportCopiesEveryFile() throws {
    let sandbox = try Sandbox.project()

    let outcome = sandbox.run("templates export module")

    let files = try Catalog.embedded.files(of: "module")
    #expect(
      outcome
        == Outcome(
          """
          Copied \(files.count) files to Templates
          They win over the built-in ones; delete those that you do not change
          """))
    for (path, text) in files { #expect(try sandbox.read("Templates/module/" + path) == text) }
  }

  @Test func exportRefusesWhatItWouldOverwrite() throws {
    let sandbox = try Sandbox.project(["Templates/module/template.json": "mine"])
    #expect(
      sandbox.run("templates export module")
        == Outcome(
          .refused,
          err:
            "error: `Templates/module/template.json` exists already; move it, or `--force` replaces it, "
            + "and `scaffold undo` brings it back"))
    #expect(try sandbox.read("Templates/module/template.json") == "mine")
  }

  @Test func exportNeedsAProjectOrAFolder() throws {
    let sandbox = try Sandbox()
    #expect(sandbox.run("templates export").status == .refused)
    #expect(sandbox.run("templates export --to T").status == .success)
    let names = Set(
      try sandbox.paths().map { $0.split(separator: "/").prefix(2).joined(separator: "/") })
    #expect(names == ["T/module", "T/project"])
  }

  @Test(
    arguments: [
      "Sources/Base/View/ListModel.swift", "Sources/Base/View/ListMod*",
      "list/Sources/Base/View/ListModel.swift.stencil",
    ])
  func exportTakesAPathOfAProject(path: String) throws {
    let sandbox = try Sandbox.project()
    #expect(sandbox.run("templates export project \(path)").status == .success)
    #expect(
      try sandbox.paths().filter { $0.hasPrefix("Templates/project/") } == [
        "Templates/project/.scaffold-template.json",
        "Templates/project/list/Sources/Base/View/ListModel.swift.stencil",
      ])
  }

  /// What an older tool exported, and Base calls otherwise now, is refused, and brought up to date by
  /// `templates update`. What the team has written is its own affair, and so is an older Base.
  @Test(
    arguments: [
      (
        ", in: {{ contractStore }}", "",
        "calls `ItemContract(_:_:)`, which is `ItemContract(_:_:in:)` now"
      ),
      ("ItemContract(", "ItemTreaty(", "uses `ItemTreaty`, which Base has no more"),
    ])
  func anOlderExportIsRefused(now: String, then: String, saying problem: String) throws {
    let sandbox = try Sandbox.demo()
    let (file, record) = (
      "Templates/module/item-one/Tests/{{ name }}HandlerTests.swift.stencil",
      "Templates/module/.scaffold-template.json"
    )
    #expect(
      sandbox.run("templates export module item-one/Tests/nameHandlerTests.swift.stencil").status
        == .success)
    let text = try sandbox.read(file)
    for path in [file, record] {
      try sandbox.write(sandbox.read(path).replacing(now, with: then), to: path)
    }

    let outcome = sandbox.run("new-module Notes")

    #expect(
      outcome
        == Outcome(
          .badData,
          err: "error: `\(file):11` \(problem); it is of an older tool: "
            + "`scaffold templates update` merges what is newer into yours"))
    #expect(sandbox.run("templates update").status == .success)
    #expect(try sandbox.read(file) == text)
    #expect(sandbox.run("new-module Notes").status == .success)
  }

  /// What the tool itself has no more, such as a fact of its template or a part that files include.
  @Test(
    arguments: [
      (
        "in: {{ contractStore }}", "in: {{ stored }}",
        "asks for `stored`, which the tool has no more"
      ),
      (
        "import BaseTesting\n", "{% include \"_parts/Old.swift\" %}\n",
        "asks for `_parts/Old.swift`, which the tool has no more"
      ),
    ])
  func whatTheToolHasNoMoreIsNamed(now: String, then: String, saying problem: String) throws {
    let sandbox = try Sandbox.demo()
    let (file, record) = (
      "Templates/module/item-one/Tests/{{ name }}HandlerTests.swift.stencil",
      "Templates/module/.scaffold-template.json"
    )
    #expect(
      sandbox.run("templates export module item-one/Tests/nameHandlerTests.swift.stencil").status
        == .success)
    let lines = try sandbox.read(file).split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(now.prefix { $0 != "\n" }) }) + 1
    // A record is JSON: its texts have escapes.
    let escaped = { (text: String) in
      text.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
    try sandbox.write(sandbox.read(file).replacing(now, with: then), to: file)
    try sandbox.write(
      sandbox.read(record).replacing(escaped(now), with: escaped(then)), to: record)

    #expect(
      sandbox.run("new-module Notes").err
        == "error: `\(file):\(line)` \(problem); it is of an older tool: "
        + "`scaffold templates update` merges what is newer into yours")
    #expect(sandbox.run("templates update").status == .success)
    #expect(sandbox.run("new-module Notes").status == .success)
  }

  /// A file that somebody has changed and that nothing of the tool's includes any more would be of no use.
  @Test func aFileThatIsLeftIsNamed() throws {
    let sandbox = try Sandbox.demo()
    let (part, record) = (
      "Templates/module/_parts/Old.swift", "Templates/module/.scaffold-template.json"
    )
    #expect(
      sandbox.run("templates export module _parts/AssemblyHome.swift").status == .success)
    let text = try sandbox.read("Templates/module/_parts/AssemblyHome.swift")
    try sandbox.write(text + "// Ours\n", to: part)
    try sandbox.write(
      sandbox.read(record).replacing("_parts/AssemblyHome.swift", with: "_parts/Old.swift"),
      to: record)

    #expect(
      sandbox.run("new-module Notes").err
        == "error: `\(part)` is used by no other file of the tool's any more; it is of an older tool: "
        + "`scaffold templates update` merges what is newer into yours")
    #expect(sandbox.run("templates update").status == .success)
    #expect(sandbox.run("new-module Notes").status == .success)
    #expect(try sandbox.read(part).hasSuffix("// Ours\n"))
  }

  @Test func whatATeamWritesIsItsOwnAffair() throws {
    let sandbox = try Sandbox.demo()
    let file = "Templates/module/item-one/Tests/{{ name }}HandlerTests.swift.stencil"
    #expect(
      sandbox.run("templates export module item-one/Tests/nameHandlerTests.swift.stencil").status
        == .success)
    try sandbox.write(
      sandbox.read(file).replacing("ItemContract(", with: "ItemTreaty("), to: file)
    #expect(sandbox.run("new-module Notes").status == .success)
  }

  /// Rules of one's own do not know what the tool has added since.
  @Test func aWholeExportIsWhatItWas() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("templates export module").status == .success)
    var files = try Catalog.embedded.files(of: "module")
    files["all/Business/{{ name }}Late.swift.stencil"] = "struct {{ name }}Late {}\n"
    sandbox.builtIn = Catalog(
      files: files.map { ("module/" + $0.key, $0.value) }
        + (try Catalog.embedded.files(of: "project").map { ("project/" + $0.key, $0.value) }))

    #expect(sandbox.run("new-module Notes").status == .success)
    #expect(try !sandbox.paths().contains("Sources/Modules/Notes/Business/NotesLate.swift"))
    #expect(sandbox.run("templates update").status == .success)
    #expect(sandbox.run("update").status == .success)
    #expect(try sandbox.paths().contains("Sources/Modules/Notes/Business/NotesLate.swift"))
  }

  /// What is exported into the project is a run of the project, wherever it was typed.
  @Test func exportInAProjectCanBeUndoneThere() throws {
    let sandbox = try Sandbox.project()
    let before = try sandbox.tree()

    #expect(sandbox.run("templates export --to ../team/own", in: "Templates").status == .success)
    #expect(try sandbox.paths().contains("team/own/module/template.json"))
    #expect(sandbox.run("templates update --to team/own").status == .success)

    #expect(
      sandbox.run("undo").out.split(separator: "\n").first
        == "Took back run 1, scaffold templates export --to ../team/own")
    #expect(try sandbox.tree() == before)
  }

  @Test func aProjectsOwnFileWinsAndTheOthersStay() throws {
    let sandbox = try Sandbox.project()
    let files = try Catalog.embedded.files(of: "module")
    let path = try #require(files.keys.filter { $0.hasPrefix("all/Data/") }.sorted().first)
    try sandbox.write("// ours: {{ name }}\n", to: "Templates/module/" + path)

    let show = sandbox.run("templates list")

    #expect(show.out.contains("module   built-in, 1 file yours"))
    #expect(show.out.contains("tiny     your own"))
    #expect(
      sandbox.run(["templates", "show", "module", path]) == Outcome("// ours: {{ name }}"))
  }

  @Test func showDescribesATemplate() throws {
    let sandbox = try Sandbox.project()
    #expect(
      sandbox.run("templates show tiny")
        == Outcome(
          """
          tiny: A tiny module.

          Variables:
            kind      --kind       What it shows.
            entity    --entity     The thing.
            without   --without    Parts to leave out.
            isPublic  --is-public  Make it public.

          Files:
            Business/{{ entity }}.swift.stencil   yours
            Data/{{ name }}Network.swift.stencil  yours
            template.json                         yours
          """))
    #expect(
      sandbox.run("templates show tny")
        == Outcome(
          .usage,
          err: "error: unknown template `tny`; did you mean `tiny`?; "
            + "`scaffold templates list` shows all"))
  }

  /// A template of a team's own brings its own options, help and questions.
  @Test func variablesBecomeOptionsOfNewModule() throws {
    let sandbox = try Sandbox.project()
    sandbox.width = 200
    let help = sandbox.run("new-module --help --template tiny").out
    let options = help.split(separator: "\n").filter {
      $0.hasPrefix("  --") || $0.hasPrefix("      ")
    }
    let first = options.prefix(4).map(String.init)
    #expect(
      first == [
        "  --kind <item|list>        What it shows. (default: item)",
        "  --entity <name>           The thing. (default: the module's name)",
        "  --without <network,storage>",
        "                            Parts to leave out.",
      ])
  }
}
