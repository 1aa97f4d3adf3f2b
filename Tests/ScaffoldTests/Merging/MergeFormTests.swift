import Testing

@testable import Merging

/// Line breaks are those of the disk, and files that are no Swift merge as well.
@Suite struct MergeFormTests {
  static let rows: [(name: String, base: String, disk: String, wanted: String, result: String)] = [
    ("CRLF", "a\nb\nc\n", "a\r\nX\r\nc\r\n", "a\nb\nc\nd\n", "a\r\nX\r\nc\r\nd\r\n"),
    ("CRLF alone", "a\nb\n", "a\r\nb\r\n", "a\nc\n", "a\r\nc\r\n"),
    ("both kinds", "a\nb\nc\n", "a\r\nb\nc\nd\n", "a\nX\nc\n", "a\r\nX\nc\nd\n"),
    ("no last break", "a\nb\nc", "X\nb\nc", "a\nb\nY\n", "X\nb\nY\n"),
    ("no last break on disk", "a\nb\nc\n", "X\nb\nc", "a\nb\nY\n", "X\nb\nY"),
    ("empty base", "", "", "a\n", "a\n"),
  ]

  @Test(arguments: rows)
  func keepsLineBreaks(
    name: String, base: String, disk: String, wanted: String, result: String
  ) throws {
    let merge = try merged(base, disk, wanted, "Notes.md")

    #expect(merge.text == result)
    #expect(merge.conflicts.isEmpty)
  }

  @Test func mergesJSONByKeys() throws {
    let merge = try merged(
      #"{"a": 1, "b": [1, 2]}"#, #"{"a": 1, "b": [1, 2], "c": {}}"#,
      #"{"a": 2, "d": null, "b": [1, 2, 3]}"#, "GET notes.json")

    #expect(merge.text == #"{"a": 2, "d": null, "b": [1, 2, 3], "c": {}}"#)
  }

  @Test func sortsKeysThatAreSorted() throws {
    let merge = try merged(
      "{\n  \"a\" : 1,\n  \"d\" : 4\n}", "{\n  \"a\" : 1,\n  \"b\" : 2,\n  \"d\" : 4\n}",
      "{\n  \"a\" : 1,\n  \"c\" : 3,\n  \"d\" : 4\n}", "Text.xcstrings")

    #expect(merge.text == "{\n  \"a\" : 1,\n  \"b\" : 2,\n  \"c\" : 3,\n  \"d\" : 4\n}")
  }

  @Test(arguments: ["Package.swift", "Makefile"])
  func mergesMarkedLinesAsASet(path: String) throws {
    func file(_ lines: String) -> String { "// scaffold:modules\n\(lines)// scaffold:end\n" }

    let merge = try merged(
      file("use(\"B\")\n"), file("use(\"B\")\nuse(\"D\")\n"), file("use(\"A\")\nuse(\"C\")\n"), path
    )

    #expect(merge.text == file("use(\"A\")\nuse(\"C\")\nuse(\"D\")\n"))
    #expect(merge.conflicts.isEmpty)
  }

  @Test func takesNoLineOfOneModuleTwice() throws {
    func file(_ lines: String) -> String { "// scaffold:modules\n\(lines)// scaffold:end\n" }

    let merge = try merged(
      file(""), file("use(\"A\")\n"), file("use(\"A\", in: x)\n"), "Package.swift")

    #expect(merge.conflicts.count == 1)
  }

  @Test func showsBothSidesOfALine() throws {
    let merge = try merged("a\nb\nc\n", "a\nX\nc\n", "a\nY\nc\n", "Notes.md")

    #expect(
      merge.text == """
        a
        <<<<<<< yours
        X
        ||||||| generated before
        b
        =======
        Y
        >>>>>>> generated now
        c

        """)
    #expect(
      merge.conflicts == [
        MergeConflict(
          base: Array("b\n".utf8), disk: Array("X\n".utf8), wanted: Array("Y\n".utf8), line: 2)
      ])
  }
}
