import Testing

@testable import Generation
@testable import Ground

/// What is taken out of files when a project leaves the tool.
@Suite struct ToolCommentsTests {
  static let comments: [(before: String, path: String, after: String)] = [
    ("a\n// scaffold:x\nb\n// scaffold:end\nc\n", "A.swift", "a\nb\nc\n"),
    ("a\n\n// scaffold:x\n// scaffold:end\n\nc\n", "A.swift", "a\n\nc\n"),
    ("a\n\n// scaffold:x\n// scaffold:end\n", "A.swift", "a\n"),
    ("// scaffold:x\n// scaffold:end\n", "A.swift", ""),
    ("a\r\n  // scaffold:x\r\n  b\r\n  // scaffold:end\r\n", "A.swift", "a\r\n  b\r\n"),
    ("a  // scaffold:allow tier why\n", "A.swift", "a\n"),
    ("a /* scaffold:allow tier why */ b\n", "A.swift", "a b\n"),
    ("a /* scaffold:allow tier\nwhy */\nb\n", "A.swift", "a\nb\n"),
    ("a  // scaffold:allow tier why", "A.swift", "a"),
    ("let a = \"// scaffold:x\"\n", "A.swift", "let a = \"// scaffold:x\"\n"),
    (
      "let a = \"\"\"\n  // scaffold:x\n  \"\"\"\n", "A.swift",
      "let a = \"\"\"\n  // scaffold:x\n  \"\"\"\n"
    ),
    (
      "/// Between `// scaffold:x` and its end.\n", "A.swift",
      "/// Between `// scaffold:x` and its end.\n"
    ),
    ("a:\n  # scaffold:x\n  - b\n  # scaffold:end\n", "a.yml", "a:\n  - b\n"),
    ("<!-- scaffold:x -->\nb\n<!-- scaffold:end -->\n", "a.md", "b\n"),
    ("nothing\n", "a.md", "nothing\n"), ("", "A.swift", ""),
  ]

  @Test(arguments: comments)
  func go(_ row: (before: String, path: String, after: String)) throws {
    let comments = ToolComments(in: Array(row.before.utf8), of: try ProjectPath(row.path))
    #expect(String(decoding: comments.removed, as: UTF8.self) == row.after)
  }

  static let lines: [(before: String, after: String)] = [
    ("* text=auto eol=lf\n.scaffold.json linguist-generated\n", "* text=auto eol=lf\n"),
    ("Package.swift merge=scaffold\n", ""),
    ("a b\n\n# `scaffold merge-driver` does.\n*.json merge=scaffold\n", "a b\n"),
    ("*.xcstrings text merge=scaffold\r\n", "*.xcstrings text\r\n"),
    ("# `scaffold merge-driver --install` knows these.\na b\n", "a b\n"),
    ("/.scaffold-history/\nmy.scaffold\n\n# Ours.\n", "my.scaffold\n\n# Ours.\n"),
    ("scaffold.json merge=scaffold", ""), ("", ""),
  ]

  @Test(arguments: lines)
  func goFromGitsFiles(_ row: (before: String, after: String)) {
    let rest = GitFile.withoutTool(Array(row.before.utf8))
    #expect(String(decoding: rest, as: UTF8.self) == row.after)
  }
}
