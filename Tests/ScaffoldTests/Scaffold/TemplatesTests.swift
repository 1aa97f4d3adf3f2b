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
    #expect(
      options.prefix(4).map(String.init) == [
        "  --kind <item|list>        What it shows. (default: item)",
        "  --entity <name>           The thing. (default: the module's name)",
        "  --without <network,storage>",
        "                            Parts to leave out.",
      ])
  }
}
