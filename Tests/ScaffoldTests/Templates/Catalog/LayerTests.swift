import Testing

/// Templates whose folders are laid over one another.
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
      "refusals": [
        { "text": "a {{ kind }} page cannot be loud; leave `--loud` out", "if": "isShort and loud" }
      ],
      "layers": [{ "folder": "all" }, { "folder": "short", "if": "isShort" }],
      "files": [{ "path": "Notes.md.stencil", "if": "not isShort" }]
    }
    """

  private func sandbox() throws -> Sandbox {
    try Sandbox.project([
      "Templates/page/template.json": info,
      "Templates/page/all/{{ name }}.md.stencil": "{{ name }}, long",
      "Templates/page/all/Notes.md.stencil": "notes",
      "Templates/page/all/Sign.md.stencil": "{% if isQuiet %}quiet{% else %}loud{% endif %}",
      "Templates/page/short/{{ name }}.md.stencil": "{{ name }}, short",
      "Templates/page/other/Never.md": "in no layer",
    ])
  }

  @Test(arguments: [
    ("", ["Home.md": "Home, long", "Notes.md": "notes", "Sign.md": "loud"]),
    ("--kind short", ["Home.md": "Home, short", "Sign.md": "quiet"]),
  ])
  func aLaterLayerCounts(words: String, files: [String: String]) throws {
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

  @Test func aLayerNeedsAFile() throws {
    let sandbox = try sandbox()
    try sandbox.write(
      #"{ "version": 1, "summary": "", "layers": [{ "folder": "shrot" }] }"#,
      to: "Templates/page/template.json")

    #expect(
      sandbox.run("new-module Home --template page")
        == Outcome(
          .badData,
          err: "error: page/template.json:1:55: `shrot` matches no file of the template"))
  }
}
