import Testing

@testable import Scaffold

/// The pages for those who build an app, which come in the languages of the app.
@Suite struct PagesInLanguagesTests {
  /// The languages, the pages, and how they begin.
  static let projects: [(languages: String, pages: [String: String])] = [
    ("en", ["README.md": "An iOS", "AGENTS.md": "# Working"]),
    ("zh-Hans", ["README.md": "一个三层", "AGENTS.md": "# 在 Demo"]),
    (
      "en,zh-Hans",
      ["README.md": "An iOS", "README.zh-Hans.md": "一个三层", "AGENTS.md": "# Working"]
    ),
    (
      "zh-Hans-CN,en",
      ["README.md": "一个三层", "README.en.md": "An iOS", "AGENTS.md": "# 在 Demo"]
    ),
    ("fr,zh-Hant", ["README.md": "An iOS", "AGENTS.md": "# Working"]),
  ]

  @Test(arguments: projects)
  func areWrittenInWhatTheAppSpeaks(languages: String, pages: [String: String]) throws {
    let sandbox = try Sandbox()

    #expect(sandbox.run("new-project Demo --languages \(languages) --at .").status == .success)

    let found = try sandbox.paths().filter { $0.hasSuffix(".md") && !$0.contains("/") }
    #expect(found.sorted() == pages.keys.sorted())
    for (page, beginning) in pages {
      let text = try sandbox.read(page)
      #expect(text.contains("\n\(beginning)") || text.hasPrefix(beginning), "\(page)")
    }
  }

  /// What stands in one language stands in the other: sections, rows of tables, commands, names.
  @Test(arguments: ["uikit", "swiftui", "both", "none"], [false, true])
  func sayTheSameInEach(ui: String, isWithoutTool: Bool) throws {
    let sandbox = try Sandbox()
    for (folder, languages) in [("English", "en"), ("Chinese", "zh-Hans")] {
      let words = "new-project Demo --ui \(ui) --languages \(languages) --at \(folder)"
      #expect(sandbox.run(words).status == .success)
      if isWithoutTool { #expect(sandbox.run("eject", in: folder).status == .success) }
    }
    for page in ["README.md", "AGENTS.md"] {
      #expect(
        try outline(of: sandbox.read("Chinese/\(page)"))
          == outline(of: sandbox.read("English/\(page)")), "\(page)")
    }
  }

  /// Of each section what no language changes: how many rows its tables have, and what is code there,
  /// but for words in quotation marks, and the name of a language.
  private func outline(of page: String) -> [[String]] {
    page.split(separator: "\n## ", omittingEmptySubsequences: false).map { section in
      let lines = section.split(separator: "\n")
      let rows = lines.count { $0.hasPrefix("|") }
      let code =
        section.matches(of: /`([^`]+)`/).map { String($0.output.1) }
        + lines.filter { $0.hasPrefix("    ") && !$0.contains("  ") }.map(String.init)
      let same = code.map { $0.replacing(/"[^"]*"/, with: "…") }
      return ["\(rows) rows"] + Set(same).subtracting(["en", "zh-Hans"]).sorted()
    }
  }
}
