import DocumentReading
import Templates
import Testing

/// A document is JSON or YAML; its name says which, or its first sign.
@Suite struct DocumentTests {
  @Test(arguments: [
    ("a.json", "{\"a\": 1}", "a"), ("a.JSON", "{\"a\": 1}", "a"), ("a.yaml", "a: 1", "a"),
    ("a.yml", "{a: 1}", "a"), ("-", "{\"a\": 1}", "a"), ("-", "\u{FEFF}\r\n\t{\"a\": 1}", "a"),
    ("-", "a: 1", "a"), ("openapi", "# x\na: 1", "a"),
  ])
  func reads(_ name: String, _ text: String, key: String) throws {
    let json = try JSONSource(file: name, bytes: Array(text.utf8)).parseDocument()
    guard case .object(let members) = json.kind else {
      Issue.record("\(json)")
      return
    }
    #expect(members.map(\.key) == [key])
    #expect(members.map(\.value.kind) == [.number(1)])
  }

  @Test(arguments: [
    ("a.json", Array("a: 1".utf8), "a.json:1:1: expected a value"),
    ("-", Array("{a: 1}".utf8), "-:1:2: expected a key in quotes"),
    (
      "a.json", [0xFF, 0xFE, 0x7B, 0x00],
      "a.json:1:1: the file is in UTF-16; save it as UTF-8"
    ),
    (
      "a.yaml", Array("a: b: c".utf8),
      "a.yaml:1:5: a text holds `: `; put it in quotes, or fix the indentation"
    ),
  ])
  func refuses(_ name: String, _ bytes: [UInt8], saying message: String) {
    do {
      _ = try JSONSource(file: name, bytes: bytes).parseDocument()
      Issue.record("it was read")
    } catch {
      #expect(error.description == message)
    }
  }
}
