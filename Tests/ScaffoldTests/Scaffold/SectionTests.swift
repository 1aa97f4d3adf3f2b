import Testing

/// `new-module --kind list --section created_at:month`
@Suite struct SectionTests {
  private static let fields = [
    "--fields", "id:Int64 title:String created_at:Date state:enum(a,b)?",
  ]

  /// What it adds to the lines of a list: none to Base, three to the module, and their tests.
  @Test(arguments: [
    ("created_at", "SectionSpan.day.text(of: item.createdAt)"),
    ("created_at:month", "SectionSpan.month.text(of: item.createdAt)"),
    ("state", "item.state.displayText"),
  ])
  func isATextOfTheRow(section: String, text: String) throws {
    let (plain, other) = (try Sandbox.demo(), try Sandbox.demo())
    let words = ["new-module", "Feed", "--kind", "list", "--entity", "Post"] + Self.fields
    #expect(plain.run(words).status == .success)
    #expect(other.run(words + ["--section", section]).status == .success)
    let (without, with) = (try plain.texts(), try other.texts())
    let module = "Sources/Modules/Feed/"

    #expect(
      with.filter { without[$0.key] != $0.value }.keys
        .filter { $0.hasPrefix("Sources/Modules/") }.sorted() == [
          module + ".scaffold.json", module + "Tests/FeedViewTests.swift",
          module + "View/FeedViewModel.swift", module + "View/PostRow.swift",
        ])
    #expect(
      with[module + "View/PostRow.swift"]?.replacing(
        """
          /// The title of the section that the row is in.
          package var section: String { \(text) }

        """, with: "") == without[module + "View/PostRow.swift"])
    #expect(
      with[module + "View/FeedViewModel.swift"]?.replacing(
        "      section: { row in row.section },\n", with: "")
        == without[module + "View/FeedViewModel.swift"])
  }

  @Test(arguments: [
    (["--section", "id"], "`--section` is for lists; add `--kind list` or leave it out"),
    (
      ["--kind", "list", "--section", "title:week"],
      "unknown value `week` for `--section`; choose from day, month, value"
    ),
    (
      ["--kind", "list", "--section", "title:day"],
      "no rows stand in sections by `title:day`; `--section` takes a field: a date, as "
        + "`created_at` or `created_at:month`, or a text, a choice, a switch or a whole number, "
        + "as `state`"
    ),
  ])
  func refusesWhatMakesNone(words: [String], message: String) throws {
    #expect(
      try Sandbox.demo().run(["new-module", "Feed"] + Self.fields + words)
        == Outcome(.usage, err: "error: " + message))
  }
}
