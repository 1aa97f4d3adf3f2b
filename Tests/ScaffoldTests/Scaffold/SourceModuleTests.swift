import Testing

/// A module without a network, made anew: its database is the only place where its rows are.
@Suite struct SourceModuleTests {
  private static let file = "Sources/Modules/Notes/Data/NotesDatabase.swift"
  private static let words = "new-module Notes --kind list --without network"

  private func project(_ words: String) throws -> Sandbox {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run(words).status == .success)
    return sandbox
  }

  @Test(arguments: [
    words + " --fields id:UUID,title:String,due:Date",
    words + " --fields id:UUID,title:String?",
    words + " --entity Memo --fields id:UUID,title:String",
    words + ",storage --fields id:UUID,title:String",
    words + ",database --fields id:UUID,title:String",
    "new-module Notes --without network --fields id:UUID,title:String",
    "new-module Notes --kind list --fields id:UUID,title:String",
    "new-module Notes",
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
            + "would be lost: a migration is never rewritten; append one by hand in \(Self.file)"))
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: [
    words + " --fields id:UUID,title:String,",
    words + " --ui uikit --pattern mvc --fields id:UUID,title:String",
  ])
  func allowsTheSameTables(words: String) throws {
    let sandbox = try project(Self.words + " --fields id:UUID,title:String")
    let before = try sandbox.read(Self.file)
    try sandbox.write("// mine\n", to: Self.file)

    #expect(sandbox.run(words + " --force").status == .success)

    #expect(try sandbox.read(Self.file) == before)
    #expect(try sandbox.read(".scaffold-backup/1/" + Self.file) == "// mine\n")
  }

  /// In the file of 0.1.0, a date is text in its column.
  @Test func refusesAColumnOfAnotherType() throws {
    let words = Self.words + " --fields id:UUID,due:Date"
    let sandbox = try project(words)
    let path = "Sources/Modules/Notes/.scaffold.json"
    let ledger = try sandbox.read(path)
    let old = ledger.replacing("\\\"due\\\" REAL", with: "\\\"due\\\" TEXT")
    #expect(old != ledger)
    try sandbox.write(old, to: path)

    #expect(sandbox.run(words + " --force").status == .refused)
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
