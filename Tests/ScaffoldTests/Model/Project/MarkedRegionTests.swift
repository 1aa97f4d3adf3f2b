import Testing

@testable import Model

@Suite struct MarkedRegionTests {
  @Test(arguments: [
    ("", "module(\"Login\")\n"),
    (
      "module(\"Home\")\nmodule(\"Zoo\")\n",
      "module(\"Home\")\nmodule(\"Login\")\nmodule(\"Zoo\")\n"
    ),
    ("module(\"Login\")\n", "module(\"Login\")\n"),
    ("module(\"Login\", uses: [\"Home\"])\n", "module(\"Login\", uses: [\"Home\"])\n"),
    ("// ours\nmodule(\"Zoo\")\n", "// ours\nmodule(\"Login\")\nmodule(\"Zoo\")\n"),
    (
      "  module(\"Home\",\n    uses: [])  \n\n\tmodule(\"Zoo\")\n",
      "  module(\"Home\",\n    uses: [])  \n\nmodule(\"Login\")\n\tmodule(\"Zoo\")\n"
    ),
  ])
  func inserts(into lines: String, giving result: String) throws {
    var region = try region(lines)
    region.insert("module(\"Login\")", key: "module(\"Login\"")
    #expect(contents(region) == result)
  }

  @Test(arguments: [
    ("module(\"Home\")\nmodule(\"Login\")\n", "module(\"Home\")\n"),
    ("module(\"Login\", uses: [\"Home\"])\n", ""),
    ("module(\"Login\",\n  uses: [\n    \"Home\"\n  ])\nmodule(\"Zoo\")\n", "module(\"Zoo\")\n"),
    ("// module(\"Login\")\n", "// module(\"Login\")\n"),
    ("module(\"LoginHistory\")\n", "module(\"LoginHistory\")\n"),
  ])
  func removes(from lines: String, giving result: String) throws {
    var region = try region(lines)
    region.remove("module(\"Login\")", key: "module(\"Login\"")
    #expect(contents(region) == result)
  }

  /// A line that stands there twice goes once, and an edited one goes too.
  @Test func removesSeveralLines() throws {
    var region = try region("a\n// a\nb(\n  x)\nbc\nmine\nc\na\n")
    region.remove(["c", "a", "d", "b"])
    #expect(contents(region) == "// a\nbc\nmine\na\n")
    #expect(region.lines == ["bc", "mine", "a"])
  }

  @Test func aKeyIsAWholeWord() throws {
    var region = try region("Entry.loginHistory\n")
    region.insert("Entry.login", key: "Entry.login")
    #expect(contents(region) == "Entry.login\nEntry.loginHistory\n")
    region.remove("Entry.login", key: "Entry.login")
    #expect(contents(region) == "Entry.loginHistory\n")
  }

  @Test func markersHaveNames() {
    let text = "// scaffold:a\n  # scaffold:b x\n// scaffold:end\n<!-- scaffold:c -->\nscaffold:d\n"
    #expect(Array(text.utf8).markerNames == ["a", "b", "c"])
  }

  @Test func takesTheLinesOfAnotherText() throws {
    var region = try region("a\n")
    region.takeLines(of: try self.region("// b\n\nc\n"))
    #expect(contents(region) == "// b\n\nc\n")
    region.insert("d", key: "d")
    #expect(contents(region) == "// b\n\nc\nd\n")
  }

  @Test func bytesOfOthersStayAsTheyAre() throws {
    let others: [UInt8] = Array("  // caf".utf8) + [0xE9] + Array("  \n#if DEBUG\n".utf8)
    let file = Array("// scaffold:x\n".utf8) + others + Array("// scaffold:end\n".utf8)
    var region = try MarkedRegion("x", in: file, for: "a")
    region.insert("zoo", key: "zoo")
    #expect(
      region.contents
        == Array("// scaffold:x\n".utf8) + others + Array("zoo\n// scaffold:end\n".utf8))
  }

  private func region(_ lines: String) throws -> MarkedRegion {
    let text = "let x = [\n// scaffold:modules\n\(lines)// scaffold:end\n]\n"
    return try MarkedRegion("modules", in: Array(text.utf8), for: "")
  }

  private func contents(_ region: MarkedRegion) -> String {
    String(decoding: region.contents, as: UTF8.self)
      .replacing("let x = [\n// scaffold:modules\n", with: "")
      .replacing("// scaffold:end\n]\n", with: "")
  }
}
