import Foundation
import Testing

@testable import Templates

/// `templates export` of single files, and `templates update`, with a tool that gets newer.
@Suite struct TemplatesUpdateTests {
  private static let info = #"{ "version": 1, "summary": "A report." }"#

  /// A template as the tool had it, and as it has it later.
  private static let old: [String: String] = [
    "template.json": info, "View/{{ name }}Report.swift.stencil": "one\ntwo\nthree\nfour\nfive\n",
    "Data/{{ name }}Rows.swift.stencil": "rows\n", "Data/Gone.swift": "gone\n",
  ]
  private static let new: [String: String] = [
    "template.json": info,
    "View/{{ name }}Report.swift.stencil": "one\ntwo\nthree\nfour\nnewer five\n",
    "Data/{{ name }}Rows.swift.stencil": "newer rows\n", "Data/Added.swift": "added\n",
  ]

  private static func catalog(_ files: [String: String]) -> Catalog {
    Catalog(files: files.map { ("report/" + $0.key, $0.value) })
  }

  private static let view = "Templates/report/View/{{ name }}Report.swift.stencil"
  private static let rows = "Templates/report/Data/{{ name }}Rows.swift.stencil"
  private static let record = "Templates/report/.scaffold-template.json"

  /// A project in which something was exported from the older tool.
  private static func exported(_ words: String) throws -> Sandbox {
    let sandbox = try Sandbox(["scaffold.json": #"{ "version": 1, "name": "Demo" }"#])
    sandbox.builtIn = catalog(old)
    #expect(sandbox.run("templates export \(words)").status == .success)
    return sandbox
  }

  static let words: [(words: String, paths: [String])] = [
    (
      "report",
      [
        "Data/Gone.swift", "Data/{{ name }}Rows.swift.stencil",
        "View/{{ name }}Report.swift.stencil", "template.json",
      ]
    ),
    ("report View/nameReport.swift.stencil", ["View/{{ name }}Report.swift.stencil"]),
    ("report Data/**", ["Data/Gone.swift", "Data/{{ name }}Rows.swift.stencil"]),
    ("report Data/name* template.json", ["Data/{{ name }}Rows.swift.stencil", "template.json"]),
  ]

  @Test(arguments: words)
  func exportTakesWhatIsNamed(_ words: String, _ paths: [String]) throws {
    let sandbox = try Self.exported(words)

    let files = [".scaffold-template.json"] + paths
    #expect(
      try sandbox.paths() == (files.map { "Templates/report/" + $0 } + ["scaffold.json"]).sorted())
    #expect(
      sandbox.run("templates list").out
        == "  report  built-in, \(paths.count == 1 ? "1 file" : "\(paths.count) files") yours, none "
        + "changed  A report.")
  }

  @Test func exportRefusesAFileThatIsNotThere() throws {
    let sandbox = try Sandbox(["scaffold.json": #"{ "version": 1, "name": "Demo" }"#])
    sandbox.builtIn = Self.catalog(Self.old)

    #expect(
      sandbox.run("templates export report View/nameRepot.swift.stencil")
        == Outcome(
          .usage,
          err: "error: the template `report` has no file `View/nameRepot.swift.stencil`; did you "
            + "mean `View/nameReport.swift.stencil`?; `scaffold templates show report` lists all"))
    #expect(try sandbox.paths() == ["scaffold.json"])
  }

  @Test func aRecordIsNoFileOfATemplate() throws {
    let sandbox = try Self.exported("report Data/Gone.swift")

    #expect(sandbox.run("templates show report").out.contains("scaffold-template") == false)
    #expect(sandbox.run("new-module Sales --template report").status == .success)
    #expect(
      try sandbox.paths().filter { $0.hasPrefix("Sources") } == [
        "Sources/Modules/Sales/.scaffold.json", "Sources/Modules/Sales/Data/Gone.swift",
        "Sources/Modules/Sales/Data/SalesRows.swift",
        "Sources/Modules/Sales/View/SalesReport.swift",
      ])
  }

  @Test func mergesWhatBothHaveChanged() throws {
    let sandbox = try Self.exported("report")
    try sandbox.write("our one\ntwo\nthree\nfour\nfive\n", to: Self.view)
    sandbox.builtIn = Self.catalog(Self.new)

    #expect(
      sandbox.run("templates list").out
        == """
          report  built-in, 4 files yours, 1 changed, 3 newer in the tool  A report.
        Next: scaffold templates update, which merges what is newer in the tool into yours
        """)
    let diff = sandbox.run("templates update --diff").out
    #expect(diff.hasSuffix("-five\n+newer five"))
    #expect(try sandbox.read(Self.rows) == "rows\n")

    #expect(
      sandbox.run("templates update")
        == Outcome(
          """
          Updated report in Templates: 1 merged, 1 replaced, 1 added, 1 removed
            merged  report/View/{{ name }}Report.swift.stencil
          """))
    #expect(try sandbox.read(Self.view) == "our one\ntwo\nthree\nfour\nnewer five\n")
    #expect(try sandbox.read(Self.rows) == "newer rows\n")
    #expect(
      try sandbox.paths().filter { $0.contains("/Data/") } == [
        "Templates/report/Data/Added.swift", Self.rows,
      ])
    #expect(
      sandbox.run("templates update")
        == Outcome("Nothing to update in Templates: report is as new as the tool"))
    #expect(
      sandbox.run("templates list").out == "  report  built-in, 4 files yours, 1 changed  A report."
    )
  }

  /// Of a template that was exported in part, or of which a part was deleted, no more comes.
  @Test(arguments: [true, false])
  func addsNothingToAPart(isDeleted: Bool) throws {
    let sandbox = try Self.exported(isDeleted ? "report" : "report Data/nameRows.swift.stencil")
    if isDeleted { try sandbox.remove(Self.view) }
    sandbox.builtIn = Self.catalog(Self.new)

    #expect(sandbox.run("templates update").status == .success)

    #expect(try sandbox.paths().contains("Templates/report/Data/Added.swift") == false)
    #expect(try sandbox.read(Self.rows) == "newer rows\n")
  }

  @Test func leavesAnEditedFileThatTheToolHasNoMore() throws {
    let sandbox = try Self.exported("report Data/Gone.swift")
    try sandbox.write("ours\n", to: "Templates/report/Data/Gone.swift")
    sandbox.builtIn = Self.catalog(Self.new)

    #expect(
      sandbox.run("templates update").out.split(separator: "\n").last
        == "  kept    report/Data/Gone.swift: yours alone now, the tool has it no more")
    #expect(try sandbox.read("Templates/report/Data/Gone.swift") == "ours\n")
  }

  @Test func refusesAConflictAndShowsBothSides() throws {
    let sandbox = try Self.exported("report")
    try sandbox.write("one\ntwo\nthree\nfour\nour five\n", to: Self.view)
    sandbox.builtIn = Self.catalog(Self.new)
    let tree = try sandbox.tree()

    let outcome = sandbox.run("templates update")

    #expect(
      outcome
        == Outcome(
          .refused,
          err: """
            error: `\(Self.view)` was edited where the template changed too; \
            `--take mine \(Self.view)` or `--take template \(Self.view)` takes one side there, \
            `--conflicts markers` writes both into it
              \(Self.view):5
                generated then  five
                yours           our five
                generated now   newer five
            """))
    #expect(try sandbox.tree() == tree)
  }

  @Test func writesMarkersWhereTheyAreWanted() throws {
    let sandbox = try Self.exported("report")
    try sandbox.write("one\ntwo\nthree\nfour\nour five\n", to: Self.view)
    sandbox.builtIn = Self.catalog(Self.new)

    #expect(
      sandbox.run("templates update --conflicts markers")
        == Outcome(
          """
          Updated report in Templates: 1 merged, 1 replaced, 1 added, 1 removed
            merged  report/View/{{ name }}Report.swift.stencil
          To be settled, look for <<<<<<<: \(Self.view)
          """))
    #expect(
      try sandbox.read(Self.view)
        == """
        one
        two
        three
        four
        <<<<<<< yours
        our five
        ||||||| generated before
        five
        =======
        newer five
        >>>>>>> generated now

        """)
    // What was settled once is not asked again.
    try sandbox.write("one\ntwo\nthree\nfour\nboth five\n", to: Self.view)
    #expect(
      sandbox.run("templates update").out
        == "Nothing to update in Templates: report is as new as the tool")
  }

  @Test(arguments: [("mine", "our five"), ("template", "newer five")])
  func takesOneSideOfAFile(_ side: String, _ line: String) throws {
    let sandbox = try Self.exported("report")
    try sandbox.write("one\ntwo\nthree\nfour\nour five\n", to: Self.view)
    sandbox.builtIn = Self.catalog(Self.new)
    let words = ["templates", "update", "--take", side, Self.view]
    let settled =
      side == "mine"
      ? "Settled as you have it: \(Self.view)" : "Settled as the template has it: \(Self.view)"
    let later = try sandbox.copy()
    #expect(later.run("templates update --conflicts markers").status == .success)

    #expect(
      sandbox.run(words)
        == Outcome(
          """
          Updated report in Templates: 1 merged, 1 replaced, 1 added, 1 removed
            merged  report/View/{{ name }}Report.swift.stencil
          \(settled)
          """))
    #expect(try sandbox.read(Self.view) == "one\ntwo\nthree\nfour\n\(line)\n")
    #expect(later.run(words) == Outcome(settled))
    #expect(try later.tree() == sandbox.tree())
  }

  /// As an export of 0.1.0 left it: no record.
  @Test func knowsAnIdenticalFileWithoutARecord() throws {
    let sandbox = try Self.exported("report")
    try sandbox.remove(Self.record)
    try sandbox.write("ours\n", to: Self.rows)

    #expect(
      sandbox.run("templates update")
        == Outcome(
          """
          Updated report in Templates: noted what it was exported from
          Nobody knows what `Data/{{ name }}Rows.swift.stencil` in report was exported from, so \
          nothing is merged into it; `scaffold templates export report \
          'Data/{{ name }}Rows.swift.stencil' --force` exports it again and keeps a copy of yours
          """))
    sandbox.builtIn = Self.catalog(Self.new)
    #expect(sandbox.run("templates update").status == .success)
    #expect(try sandbox.read(Self.view).hasSuffix("newer five\n"))
    #expect(try sandbox.read(Self.rows) == "ours\n")
  }

  @Test func updatesASharedFolderToo() throws {
    let sandbox = try Sandbox()
    sandbox.builtIn = Self.catalog(Self.old)
    #expect(sandbox.run("templates export report --to team").status == .success)
    sandbox.builtIn = Self.catalog(Self.new)

    #expect(
      sandbox.run("templates update --to team")
        == Outcome("Updated report in team: 2 replaced, 1 added, 1 removed"))
  }

  static let refusals: [(command: String, message: String)] = [
    (
      "templates update tiny",
      "`tiny` is your own template, and the tool has none of that name; "
        + "name one that was exported from the tool"
    ),
    (
      "templates update modul",
      "unknown template `modul`; did you mean `module`?; `scaffold templates list` shows all"
    ),
    (
      "templates update --conflicts both",
      "unknown value `both` for `--conflicts`; choose from refuse, markers"
    ),
  ]

  @Test(arguments: refusals)
  func refuses(_ command: String, saying message: String) throws {
    #expect(try Sandbox.project().run(command) == Outcome(.usage, err: "error: " + message))
  }

  @Test func shellsOfferTheFilesOfATemplate() throws {
    let sandbox = try Self.exported("report")

    #expect(
      sandbox.run(["__complete", "--", "4", "scaffold", "templates", "export", "report", ""])
        == Outcome(
          """
          Data/Gone.swift
          Data/nameRows.swift.stencil
          View/nameReport.swift.stencil
          template.json
          """))
  }

  @Test func aBrokenRecordIsNamed() throws {
    let sandbox = try Self.exported("report")
    try sandbox.write("{", to: Self.record)

    #expect(
      sandbox.run("templates update")
        == Outcome(
          .badData,
          err: "error: report/.scaffold-template.json:1:2: expected a key in quotes"))
  }
}
