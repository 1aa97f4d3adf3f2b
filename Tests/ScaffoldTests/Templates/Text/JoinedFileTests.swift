import Testing

@testable import Templates

/// Swift files that become one.
@Suite struct JoinedFileTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let parts: [String]
    let whole: String
  }

  @Test(arguments: rows)
  func isJoined(_ row: Row) {
    #expect(JoinedFile.text(of: row.parts) == row.whole)
  }

  private static let rows = [
    Row(testDescription: "nothing", parts: [], whole: ""),
    Row(
      testDescription: "one part stays as it is", parts: ["import B\nimport A\n\n\nlet a = 1"],
      whole: "import B\nimport A\n\n\nlet a = 1"),
    Row(
      testDescription: "imports stand there once, in order",
      parts: ["import C\nimport A\n\nlet a = 1\n", "import B\nimport C\n\nlet b = 2\n"],
      whole: "import A\nimport B\nimport C\n\nlet a = 1\n\nlet b = 2\n"),
    Row(
      testDescription: "in the groups of the formatter",
      parts: [
        "import Testing\n\n@testable import B\n\n#if canImport(F)\n  import F\n#endif\n\nlet a = 1\n",
        "import struct A.C\nimport A\n\n@testable import A2\n\nlet b = 2\n",
      ],
      whole: """
        import A
        import Testing

        import struct A.C

        @testable import A2
        @testable import B

        #if canImport(F)
          import F
        #endif

        let a = 1

        let b = 2

        """),
    Row(
      testDescription: "what is tested is imported so",
      parts: [
        "import A\nimport B\n\nlet a = 1\n", "import B\n\n@testable import A\n\nlet b = 2\n",
      ],
      whole: "import B\n\n@testable import A\n\nlet a = 1\n\nlet b = 2\n"),
    Row(
      testDescription: "a heading stands there once",
      parts: ["// Ours.\n\nimport A\n\nlet a = 1\n", "// Ours.\n\nimport B\n\nlet b = 2\n"],
      whole: "// Ours.\n\nimport A\nimport B\n\nlet a = 1\n\nlet b = 2\n"),
    Row(
      testDescription: "a comment goes with its import, or with what follows",
      parts: ["// Why.\nimport A\n\n// A.\nlet a = 1\n", "/// B.\nlet b = 2\n"],
      whole: "// Why.\nimport A\n\n// A.\nlet a = 1\n\n/// B.\nlet b = 2\n"),
    Row(
      testDescription: "levels of access and attributes",
      parts: ["internal import B\n\nlet a = 1\n", "@preconcurrency import A\n\nlet b = 2\n"],
      whole: "@preconcurrency import A\ninternal import B\n\nlet a = 1\n\nlet b = 2\n"),
    Row(
      testDescription: "conditions around code stay around it",
      parts: ["#if os(iOS)\n  let a = 1\n#endif\n", "import A\n\nlet b = 2\n"],
      whole: "import A\n\n#if os(iOS)\n  let a = 1\n#endif\n\nlet b = 2\n"),
    Row(
      testDescription: "one condition around all is there once",
      parts: [
        "#if os(iOS)\n  import B\n\n  let a = 1\n#endif\n",
        "#if os(iOS)\n  import A\n\n  let b = 2\n#endif\n",
      ],
      whole: """
        #if os(iOS)
          import A
          import B

          let a = 1

          let b = 2
        #endif

        """),
    Row(
      testDescription: "parts that say nothing leave nothing",
      parts: ["import A\n", "\n", "let b = 2\n"], whole: "import A\n\nlet b = 2\n"),
  ]
}
