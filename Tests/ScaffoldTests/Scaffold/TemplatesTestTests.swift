import Testing

@testable import Generation
@testable import Ground

/// `templates test`, as a team that writes templates would try it.
@Suite struct TemplatesTestTests {
  private static let info = """
    { "version": 1, "summary": "A report.",
      "variables": [
        { "name": "kind", "type": "choice", "choices": ["short", "long"], "default": "short" },
        { "name": "isPublic", "type": "flag" } ] }
    """

  /// What is printed of a project that has one template, with one file.
  private static func outcome(
    _ text: String, at path: String = "{{ name }}.swift.stencil", info: String = info
  ) throws -> Outcome {
    try Sandbox([
      "scaffold.json": #"{ "version": 1, "name": "Demo" }"#,
      "Templates/report/template.json": info, "Templates/report/\(path)": text,
    ]).run("templates test report")
  }

  private static let unlinted = "none linted: there is no `swift` here"
  private static let error =
    "error: the templates give 1 thing that cannot be; fix what is reported above"

  @Test func findsNothingWrong() throws {
    #expect(
      try Self.outcome("{% if isPublic %}public {% endif %}struct {{ name }} {}\n")
        == Outcome("report: 20 combinations, 8 distinct files, \(Self.unlinted), nothing is wrong")
    )
  }

  /// Things that are wrong in a template, each with the fewest answers that bring it about.
  static let mistakes: [(path: String, text: String, words: String)] = [
    (
      "{{ name }}.swift.stencil", "package struct {\n}\n",
      """
      Sources/Modules/Sample/Sample.swift:1:9: error: `struct` has no name behind it
        with Sample, from report/{{ name }}.swift.stencil
      report: 20 combinations, 1 distinct file, 0 of them linted, 1 finding
      """
    ),
    (
      "{{ name }}.json.stencil",
      "{ \"public\": {% if isPublic and kind == \"long\" %}{% else %}1{% endif %} }\n",
      """
      Sources/Modules/Sample/Sample.json:1:14: error: expected a value
        with Sample --kind long --is-public, from report/{{ name }}.json.stencil
      report: 20 combinations, 2 distinct files, 0 of them linted, 1 finding
      """
    ),
    (
      "{{ name }}.swift.stencil", "{% if kind == \"long\" %}\n{{ nam }}\n{% endif %}\n",
      """
      report/{{ name }}.swift.stencil:2:4: error: unknown variable `nam`; did you mean `name`?
        with Sample --kind long, 9 more like it
      report: 20 combinations, 1 distinct file, \(unlinted), 1 finding
      """
    ),
  ]

  @Test(arguments: mistakes)
  func finds(at path: String, _ text: String, _ words: String) throws {
    #expect(
      try Self.outcome(text, at: path)
        == Outcome(status: .refused, out: words, err: Self.error))
  }

  @Test func findsAPathThatLeavesTheProject() throws {
    let info = """
      { "version": 1, "summary": "A report.",
        "variables": [{ "name": "isPublic", "type": "flag" }],
        "files": [{ "path": "A.txt", "if": "isPublic", "to": "../A.txt" }] }
      """

    #expect(
      try Self.outcome("a\n", at: "A.txt", info: info)
        == Outcome(
          status: .refused,
          out: """
            report/A.txt:1:1: error: `report/A.txt` gives the path `../A.txt`, which leaves the \
            project; use a path below its folder
              with Sample --is-public, 4 more like it
            report: 10 combinations, 0 distinct files, 0 of them linted, 1 finding
            """, err: Self.error))
  }

  @Test func combinationsThatTheTemplateRefusesAreCounted() throws {
    let info = """
      { "version": 1, "summary": "A report.",
        "variables": [{ "name": "isPublic", "type": "flag" }],
        "refusals": [{ "if": "isPublic", "text": "no" }] }
      """

    #expect(
      try Self.outcome("a\n", at: "A.txt", info: info).out
        == "report: 10 combinations, 5 of them refused by the template, 1 distinct file, "
        + "0 of them linted, nothing is wrong")
  }

  @Test func aTemplateThatRefusesEverythingIsWrong() throws {
    let info = """
      { "version": 1, "summary": "A report.", "refusals": [{ "if": "name", "text": "no" }] }
      """

    #expect(
      try Self.outcome("a\n", at: "A.txt", info: info)
        == Outcome(
          status: .refused,
          out: """
            report/template.json:1:1: error: the template refuses every combination of options
              with Sample
            report: 5 combinations, 5 of them refused by the template, 0 distinct files, \
            0 of them linted, 1 finding
            """, err: Self.error))
  }

  @Test func lintsWhatUsualAnswersGive() throws {
    let sandbox = try Sandbox([
      "scaffold.json": #"{ "version": 1, "name": "Demo" }"#, ".swift-format": "{}",
      "Templates/report/template.json": Self.info,
      "Templates/report/{{ name }}.swift.stencil": "struct {{ name }} {}\n",
    ])
    let calls = Locked<[[String]]>([])
    sandbox.launch = { process throws(SystemError) in
      let folder = process.words.last ?? ""
      calls.withLock { $0.append(Array(process.words.dropLast())) }
      let text = (try? Disk.contents(of: folder + "/File0.swift")) ?? nil
      return ChildProcess.Outcome(
        "\(folder)/File0.swift:1:8: error: [Rule] says \(text?.count ?? 0)\n", isSuccess: false)
    }

    #expect(
      sandbox.run("templates test report")
        == Outcome(
          status: .refused,
          out: """
            Sources/Modules/Sample/Sample.swift:1:8: error: [Rule] says 17
              with Sample, from report/{{ name }}.swift.stencil
            report: 20 combinations, 4 distinct files, 1 of them linted, 1 finding
            """, err: Self.error))
    #expect(
      calls.withLock { $0 } == [
        [
          "swift", "format", "lint", "--strict", "--recursive", "--parallel", "--configuration",
          sandbox.root.path + "/.swift-format",
        ]
      ])
  }

  @Test func jsonTellsTheSame() throws {
    let sandbox = try Sandbox([
      "scaffold.json": #"{ "version": 1, "name": "Demo" }"#,
      "Templates/report/template.json": #"{ "version": 1, "summary": "A report." }"#,
      "Templates/report/A.swift": "struct {\n}\n",
    ])

    let outcome = sandbox.run("templates test --json")

    #expect(
      outcome.out
        == """
        {
          "version": 1,
          "templates": [
            {
              "name": "report",
              "combinations": 5,
              "tried": 5,
              "refused": 0,
              "files": 1,
              "linted": 0,
              "built": null,
              "findings": [
                {
                  "file": "Sources/Modules/Sample/A.swift",
                  "line": 1,
                  "column": 1,
                  "message": "`struct` has no name behind it",
                  "template": "report/A.swift",
                  "answers": "Sample",
                  "others": 0
                }
              ]
            }
          ]
        }
        """)
  }

  @Test func withoutOwnTemplatesThereIsNothingToTest() throws {
    let sandbox = try Sandbox(["scaffold.json": #"{ "version": 1, "name": "Demo" }"#])

    #expect(
      sandbox.run("templates test")
        == Outcome("Nothing to test: all templates are the tool's own"))
  }
}
