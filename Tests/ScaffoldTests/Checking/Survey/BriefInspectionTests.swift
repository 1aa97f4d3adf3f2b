import Testing

@testable import Checking
@testable import Model
@testable import Templates

/// A check keeps one of many uses that are allowed, and finds what it would find with all of them.
@Suite struct BriefInspectionTests {
  @Test(arguments: PlantedViolationsTests.stories)
  func findsTheSame(_ story: PlantedViolationsTests.Story) throws {
    let sandbox = try Sandbox(story.project)
    for planted in story.planted { try sandbox.write(planted.text, to: planted.path) }
    let (brief, whole) = (try inspection(of: sandbox, true), try inspection(of: sandbox, false))

    #expect(try Checker(inspection: brief).findings() == Checker(inspection: whole).findings())
    #expect(brief.relations.count <= whole.relations.count)
  }

  /// Ten files name a handler and a function, and one file what it may not use.
  @Test func keepsOneOfManyUses() throws {
    let sandbox = try Sandbox([
      "scaffold.json": """
      {
        "version": 2,
        "layout": "folders",
        "tiers": [
          { "name": "View", "folders": ["View"] },
          { "name": "Business", "folders": ["Business"] },
          { "name": "Data", "folders": ["Data"] }
        ]
      }
      """,
      "Business/Handler.swift": "struct Handler { let reply: Reply }\nfunc greet() {}",
      "Data/Reply.swift": "struct Reply {}\nfunc fetch() {}",
      "View/Bad.swift": "func bad() { fetch() }",
    ])
    for number in 0..<10 {
      try sandbox.write(
        "struct Screen\(number) { let handler: Handler; func f() { greet() } }",
        to: "View/Screen\(number).swift")
    }
    let (brief, whole) = (try inspection(of: sandbox, true), try inspection(of: sandbox, false))

    #expect(whole.relations.count == 22)
    #expect(
      brief.relations.map { "\($0.place.file) \($0.mention.name)" }
        == ["Business/Handler.swift Reply", "View/Bad.swift fetch", "View/Screen0.swift Handler"])
    #expect(try Checker(inspection: brief).findings() == Checker(inspection: whole).findings())
  }

  private func inspection(of sandbox: Sandbox, _ isBrief: Bool) throws -> Inspection {
    let bytes = Array(try sandbox.read("scaffold.json").utf8)
    return try Inspection(
      of: sandbox.root.path, ProjectFile(JSONSource(file: ProjectFile.path, bytes: bytes)),
      readsLedgers: true, isBrief: isBrief)
  }
}
