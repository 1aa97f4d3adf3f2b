import Templates

/// An HTML file that needs nothing beside it, and is forbidden to ask the network for more.
struct Page: Sendable {
  let title: String
  /// On top of the style that all pages have.
  var css = ""
  let body: [Markup]
  /// What the script knows of the project; it reads it as `data`.
  var data: JSON = [:]
  var script = ""
}

extension Page {
  /// The text of the file.
  var text: String { "<!DOCTYPE html>\n" + markup.fileText }

  private var markup: Markup {
    Markup("html", ["lang": "en"], [head, Markup("body", [:], body + scripts)])
  }

  private var head: Markup {
    Markup(
      "head", [:],
      [
        Markup("meta", ["charset": "utf-8"]),
        Markup("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
        Markup("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        Markup("meta", ["name": "color-scheme", "content": "light dark"]),
        Markup("title", [:], title),
        Markup("style", [:], [.verbatim("\n\(Self.css)\n\(css)\n")]),
      ])
  }

  private var scripts: [Markup] {
    if script.isEmpty { return [] }
    let code = "const data = \(data.scriptText);\n\(script)"
    return [Markup("script", [:], [.verbatim("\n\(code)\n")])]
  }

  /// Nothing is fetched, from anywhere; what is in the file itself runs.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; "
    + "base-uri 'none'; form-action 'none'"

  private static var css: String {
    (["* { box-sizing: border-box; }"] + rules(Palette.plain.light)
      + ["@media (prefers-color-scheme: dark) {"]
      + rules(Palette.plain.dark).map { "  " + $0 } + ["}"]).joined(separator: "\n")
  }

  private static func rules(_ plain: Palette.Plain) -> [String] {
    [
      "body { margin: 0; font: 16px/1.5 \(Palette.fonts); background: \(plain.ground);"
        + " color: \(plain.ink); }",
      "a { color: inherit; }",
      ".alarm { color: \(plain.alarm); }",
      ".faint { color: \(plain.faint); }",
    ]
  }
}
