import Testing

@testable import Templates

/// Which parts of a template are there when some are wanted.
@Suite struct PartChoiceTests {
  private static func choice(_ parts: [String: String]) throws -> PartChoice {
    let files =
      parts.map { (path: "t/\($0.key)/template.json", text: $0.value) }
      + parts.keys.map { (path: "t/\($0)/Sources/Base/\($0).swift", text: "") }
      + [("t/template.json", #"{ "version": 1, "summary": "T." }"#)]
    return try Catalog(files: files).template(named: "t").choice
  }

  private static let parts = [
    "List": #"{ "summary": "L.", "needs": ["Page"], "names": [".rows"] }"#,
    "Page": #"{ "summary": "P.", "needs": ["Core"] }"#,
    "Core": #"{ "summary": "C." }"#,
    "Kit": #"{ "summary": "K.", "with": ["List"], "if": "ui" }"#,
    "Both": #"{ "summary": "B.", "with": ["Kit", "Other"], "needs": ["More"] }"#,
    "Other": #"{ "summary": "O.", "names": ["Entry<Int"] }"#,
    "More": #"{ "summary": "M." }"#,
  ]

  @Test(arguments: [
    ("", true, ""), ("Core", true, "Core"), ("List", false, "Core List Page"),
    ("List", true, "Core Kit List Page"), ("Kit", false, ""),
    ("List Other", true, "Both Core Kit List More Other Page"),
    ("Gone Page", true, "Core Page"),
  ])
  func addsWhatIsNeeded(_ wanted: String, _ hasKit: Bool, _ closed: String) throws {
    let choice = try Self.choice(Self.parts)
    let names = Set(wanted.split(separator: " ").map(String.init))
    let found = try choice.closed(names, for: ["ui": .flag(hasKit)])
    #expect(found.sorted().joined(separator: " ") == closed)
  }

  @Test func allAreThoseThatCanBe() throws {
    let choice = try Self.choice(Self.parts)
    #expect(try choice.closed(nil, for: ["ui": .flag(false)]).contains("Kit") == false)
    #expect(try choice.closed(nil, for: ["ui": .flag(true)]).count == Self.parts.count)
  }

  /// The types that its files are named after, and what it names besides.
  @Test(arguments: [
    ("List", "List"), (". rows", "List"), ("rows", ""), ("all . rows", "List"), ("Nobody", ""),
    ("Entry < Int", "Other"), ("Entry < String", ""), ("Entry", ""), ("Int", ""),
  ])
  func isAskedForByCode(_ code: String, _ parts: String) throws {
    let tokens = code.split(separator: " ").map(String.init)
    let choice = try Self.choice(Self.parts)
    let found = tokens.indices.flatMap { index in
      choice.parts { tokens.indices.contains(index + $0) ? tokens[index + $0] : "" }
    }
    #expect(found.joined(separator: " ") == parts)
  }

  @Test func namesAPartThatIsNotThere() throws {
    let parts = ["List": #"{ "summary": "L.", "needs": ["Lits"] }"#]
    #expect(
      throws: DataError(
        .unknownPart("Lits", Suggestion(for: "Lits", among: ["List"])),
        at: DataPlace(file: "t/List/template.json", line: 1, column: 1))
    ) {
      try Self.choice(parts)
    }
  }
}
