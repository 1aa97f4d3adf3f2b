import Testing

/// Templates whose parts are laid over one another.
@Suite struct LayerTests {
  private let info = """
    {
      "version": 1, "summary": "A page.",
      "variables": [
        { "name": "kind", "type": "choice", "choices": ["long", "short"], "default": "long" },
        { "name": "loud", "type": "flag" }
      ],
      "facts": [
        { "name": "isShort", "if": "kind == \\"short\\"" },
        { "name": "isQuiet", "if": "isShort and not loud" }
      ],
      "variants": [{ "name": "quiet", "if": "isQuiet" }]
    }
    """

  private let short = """
    {
      "version": 1, "summary": "What a short one has otherwise.", "needs": ["all"], "if": "isShort",
      "facts": [{ "name": "length", "text": "{{ kind }}" }],
      "refusals": [{ "text": "a {{ length }} page cannot be loud; leave `--loud` out", "if": "loud" }],
      "files": [{ "path": "Notes.md.stencil", "if": "loud" }],
      "notes": [{ "text": "It is {{ length }}" }]
    }
    """

  private func sandbox() throws -> Sandbox {
    try Sandbox.project([
      "Templates/page/template.json": info,
      "Templates/page/short/template.json": short,
      "Templates/page/all/template.json": #"{ "version": 1, "summary": "What all have." }"#,
      "Templates/page/all/{{ name }}.md.stencil": "{{ name }}, long",
      "Templates/page/all/Notes.md.stencil": "notes",
      "Templates/page/all/Sign.md.stencil": "loud",
      "Templates/page/short/{{ name }}.md.stencil": "{{ name }}, {{ length }}",
      "Templates/page/all-quiet/Sign.md.stencil": "quiet",
      "Templates/page/short-quiet/Hush.md": "hush",
    ])
  }

  @Test(arguments: [
    ("", ["Home.md": "Home, long", "Notes.md": "notes", "Sign.md": "loud"]),
    ("--kind short", ["Home.md": "Home, short", "Hush.md": "hush", "Sign.md": "quiet"]),
  ])
  func theUpperOneCounts(words: String, files: [String: String]) throws {
    let sandbox = try sandbox()

    #expect(sandbox.run("new-module Home --template page " + words).status == .success)

    let folder = "Sources/Modules/Home/"
    let made = try sandbox.paths().filter { $0.hasPrefix(folder) && $0.hasSuffix(".md") }
    #expect(
      try Dictionary(
        uniqueKeysWithValues: made.map {
          (String($0.dropFirst(folder.count)), try sandbox.read($0))
        }
      ) == files)
  }

  @Test func aTemplateRefusesInItsOwnWords() throws {
    let sandbox = try sandbox()

    #expect(
      sandbox.run("new-module Home --template page --kind short --loud")
        == Outcome(.usage, err: "error: a short page cannot be loud; leave `--loud` out"))
  }

  @Test(arguments: [
    (
      #""layers": [{ "folder": "all" }]"#,
      "1:42: a folder of a template says itself when it is there, in a `template.json` of its own; "
        + "`scaffold templates update` brings what an older tool exported up to date"
    ),
    (
      #""variables": [{ "name": "kind", "type": "part", "choices": ["shrot"] }]"#,
      "1:1: there is no part `shrot`; did you mean `short`?"
    ),
  ])
  func whatIsNotThereIsNamed(_ line: String, _ problem: String) throws {
    let sandbox = try sandbox()
    try sandbox.write(
      #"{ "version": 1, "summary": "", \#(line) }"#, to: "Templates/page/template.json")

    #expect(
      sandbox.run("new-module Home --template page")
        == Outcome(.badData, err: "error: page/template.json:" + problem))
  }
}
