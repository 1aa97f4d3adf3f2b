import Testing

@testable import Model

/// A module without a network, made anew: its database is the only place where its rows are.
@Suite struct SourceModuleTests {
  private static let file = "Sources/Modules/Notes/Data/NotesDatabase.swift"
  private static let words = "new-module Notes --entity Notes --kind list --without network"

  private func project(_ words: String) throws -> Sandbox {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run(words).status == .success)
    return sandbox
  }

  @Test(arguments: [
    words + " --fields id:UUID,title:String,due:Date",
    words + " --fields id:UUID,title:String?",
    "new-module Notes --kind item",
    "new-module Notes --without storage",
  ])
  func refusesOtherTables(words: String) throws {
    let sandbox = try project(Self.words + " --fields id:UUID,title:String")
    let before = try sandbox.tree()

    let outcome = sandbox.run(words + " --force")

    #expect(
      outcome
        == Outcome(
          .refused,
          err: "error: `Notes` would get other tables, and what users have kept in those it has "
            + "would be lost: a migration is never rewritten; `scaffold update Notes --fields` appends one"
        ))
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: [
    words + " --fields id:UUID,title:String,",
    words + ",storage --fields id:UUID,title:String",
    words + " --ui uikit --pattern mvc --fields id:UUID,title:String",
  ])
  func allowsTheSameTables(words: String) throws {
    let sandbox = try project(Self.words + " --fields id:UUID,title:String")
    let before = try sandbox.read(Self.file)
    try sandbox.write("// mine\n", to: Self.file)

    #expect(sandbox.run(words + " --force").status == .success)

    #expect(try sandbox.read(Self.file) == before)
    #expect(sandbox.run("undo").status == .success)
    #expect(try sandbox.read(Self.file) == "// mine\n")
  }

  /// In the file of 0.1.0, a date is text in its column: a step makes it a number.
  @Test func keepsTheTableOfAnOlderTool() throws {
    let sandbox = try project(Self.words + " --fields id:UUID,due:Date")
    let path = "Sources/Modules/Notes/.scaffold.json"
    var ledger = try sandbox.read(path)
    let tables = try #require(ledger.range(of: ",\n  \"table\": {"))
    ledger.removeSubrange(tables.lowerBound...)
    try sandbox.write(
      ledger.replacing(#""tool": "\#(Version.current)""#, with: #""tool": "0.1.0""#) + "\n}\n",
      to: path)

    #expect(sandbox.run("update Notes").status == .success)

    let file = try sandbox.read(Self.file)
    #expect(file.contains("\"due\" TEXT NOT NULL\n"))
    #expect(file.contains("Migration(\"numberDates\", numberDates),"))
    #expect(file.contains("UPDATE \"notes\" SET \"due_anew\" = COALESCE(ROUND((julianday"))
    #expect(sandbox.run("update Notes").out.hasPrefix("Nothing to do"))
  }

  /// The table of an older tool has no `saved_at`, and gets none.
  @Test func givesNoColumnToATableThatIsThere() throws {
    let sandbox = try project(Self.words + " --fields id:UUID,title:String")
    #expect(try sandbox.read(Self.file).contains("      \"saved_at\" REAL NOT NULL\n    )"))
    let path = "Sources/Modules/Notes/.scaffold.json"
    let ledger = try sandbox.read(path)
    try sandbox.write(
      ledger.replacing(/"columns": \[\s*"saved_at"\s*\]/, with: #""columns": []"#), to: path)

    #expect(sandbox.run("update Notes --fields +likes:Int=0").status == .success)
    #expect(sandbox.run("update Notes --without storage").status == .success)

    let file = try sandbox.read(Self.file)
    #expect(!file.contains("saved_at"))
    #expect(file.contains("in: database, isDated: false)"))
    #expect(!file.contains("dropSavedAt"))
  }

  @Test(arguments: [
    ("new-module Notes", "--fields id:Int,title:String"),
    ("new-module Notes --without network,database", "--fields id:Int,title:String"),
    ("new-module Notes --kind form", "--fields title:String"),
  ])
  func whatIsNoSourceMayGetOtherFields(words: String, fields: String) throws {
    let sandbox = try project(words)

    #expect(sandbox.run("\(words) \(fields) --force").status == .success)
  }
}
