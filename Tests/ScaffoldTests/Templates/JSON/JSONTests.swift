import Testing

@testable import Templates

@Suite struct JSONTests {
  @Test func readsAndWritesEveryKindOfValue() throws {
    let text = """
      {
        "text": "a \\"quoted\\" \\\\ line\\nand é 登录 🚀 \\u0001",
        "numbers": [
          0,
          -12,
          1.5
        ],
        "flags": [
          true,
          false,
          null
        ],
        "empty": {},
        "none": []
      }

      """
    let json = try JSONParser.parse(Array(text.utf8), of: "x")
    #expect(json.fileText == text)
    #expect(
      json.lineText
        == #"{"text":"a \"quoted\" \\ line\nand é 登录 🚀 \u0001","numbers":[0,-12,1.5],"#
        + #""flags":[true,false,null],"empty":{},"none":[]}"#)
  }

  @Test(arguments: [
    ("\"\\u00e9\\ud83d\\ude80\\/\"", "\"é🚀/\"\n"),
    (" \u{9}[ ]\r\n", "[]\n"),
    ("\u{FEFF}1", "1\n"),
    ("0.10", "0.10\n"),
    ("-0.0", "-0.0\n"),
    ("1e400", "1e400\n"),
    ("12.5E+3", "12.5E+3\n"),
    ("123456789012345678901234567890.12345678", "123456789012345678901234567890.12345678\n"),
  ])
  func reads(_ text: String, as file: String) throws {
    #expect(try JSONParser.parse(Array(text.utf8), of: "x").fileText == file)
  }

  @Test(arguments: [
    ("[1,]", "x:1:4: expected a value"),
    ("[1 2]", "x:1:4: expected `,` or `]`"),
    ("{\"a\" 1}", "x:1:6: expected `:`"),
    ("{\"a\":1,}", "x:1:8: expected a key in quotes"),
    ("{\"a\":1 \"b\":2}", "x:1:8: expected `,` or `}`"),
    ("{\"a\":1,\"a\":2}", "x:1:8: `a` stands here twice; remove one"),
    ("[\"a", "x:1:2: this text is never closed; add the missing `\"`"),
    ("\n\n  \"é\\x\"", "x:3:5: unknown escape; write `\\\\` for a backslash"),
    ("\"\\ud83d\"", "x:1:2: unknown escape; write `\\\\` for a backslash"),
    ("1 2", "x:1:3: nothing may follow the value"),
    ("1-2", "x:1:1: `1-2` is not a number"),
    ("1.", "x:1:1: `1.` is not a number"),
    ("-.5", "x:1:1: `-.5` is not a number"),
    ("1e+", "x:1:1: `1e+` is not a number"),
    ("1.5.2", "x:1:1: `1.5.2` is not a number"),
    ("nul", "x:1:1: expected a value"),
    ("[[", "x:1:3: the file ends in the middle of a value; restore it from version control"),
  ])
  func refuses(_ text: String, saying message: String) {
    #expect(throws: DataError.self) { try JSONParser.parse(Array(text.utf8), of: "x") }
    do { _ = try JSONParser.parse(Array(text.utf8), of: "x") } catch {
      #expect(error.description == message)
    }
  }

  @Test func refusesDeepNesting() {
    let text = String(repeating: "[", count: 100_000)
    do { _ = try JSONParser.parse(Array(text.utf8), of: "x") } catch {
      #expect(error.description == "x:1:100: values are nested more than 100 deep")
    }
  }

  @Test(arguments: 0..<300)
  func survivesDamage(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array("{\"a\": [1, \"b\\u00e9\", {\"c\": null}], \"d\": true}".utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
    }
    if let json = try? JSONParser.parse(bytes, of: "x") {
      #expect((try? JSONParser.parse(Array(json.fileText.utf8), of: "x")) != nil)
    }
  }
}
