import Ground
import Templates

/// An HTML file that needs nothing beside it, and is forbidden to ask the network for more.
struct Page: Sendable {
  let title: String
  /// On top of the style that all pages have.
  var css = ""
  let body: [Markup]
  /// The only script that a browser runs here, since its hash is in the page's policy: whatever a
  /// name in the project says, it is not run. So nothing of a project's may be in it.
  var script = ""
}

extension Page {
  /// The text of the file.
  var text: String { "<!DOCTYPE html>\n" + markup.fileText }

  private var markup: Markup {
    let code = script.isEmpty ? [] : [Markup("script", [:], [.verbatim(script)])]
    return Markup("html", ["lang": "en"], [head, Markup("body", [:], body + code)])
  }

  private var head: Markup {
    Markup(
      "head", [:],
      [
        Markup("meta", ["charset": "utf-8"]),
        Markup("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
        Markup("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        Markup("meta", ["name": "color-scheme", "content": "light dark"]),
        Markup("title", [:], title),
        Markup("style", [:], [.verbatim("\n\(Self.css)\n\(css)\n")]),
      ])
  }

  /// Nothing is fetched, from anywhere.
  private var policy: String {
    "default-src 'none'; style-src 'unsafe-inline'; script-src \(script.sourceHash); "
      + "base-uri 'none'; form-action 'none'"
  }

  private static var css: String {
    (["* { box-sizing: border-box; }"] + rules(Palette.plain.light)
      + ["@media (prefers-color-scheme: dark) {"]
      + rules(Palette.plain.dark).map { "  " + $0 } + ["}"]).joined(separator: "\n")
  }

  private static func rules(_ plain: Palette.Plain) -> [String] {
    [
      ":root { --ground: \(plain.ground); --ink: \(plain.ink); --faint: \(plain.faint);"
        + " --line: \(plain.line); --alarm: \(plain.alarm); }",
      "body { margin: 0; font: 16px/1.5 \(Palette.fonts); background: \(plain.ground);"
        + " color: \(plain.ink); }",
    ]
  }
}

extension String {
  /// `'sha256-…'`, as a policy names a script.
  fileprivate var sourceHash: String {
    if isEmpty { return "'none'" }
    var hash = SHA256()
    hash.update(with: Array(utf8))
    let digits = Array(hash.finished)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { place in
      UInt8(String(digits[place...place + 1]), radix: 16)
    }
    return "'sha256-\(bytes.base64)'"
  }
}
