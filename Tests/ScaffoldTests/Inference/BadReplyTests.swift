import Testing

@testable import Inference

/// What is no reply, and what a reply says nothing in.
@Suite struct BadReplyTests {
  @Test(arguments: [
    ("", "a.json:1:1: the file is empty; save a reply of the server in it"),
    (" \n", "a.json:2:1: the file is empty; save a reply of the server in it"),
    ("\u{FEFF}", "a.json:1:2: the file is empty; save a reply of the server in it"),
    ("[]", "a.json:1:1: the list is empty; save a reply that has some rows, or type `--fields`"),
    ("{}", "a.json:1:1: no field is left of the reply; save a reply in which values are not null"),
    ("null", "a.json:1:1: the reply is `null`, and no object; save a reply that has fields"),
    ("\"a\"", "a.json:1:1: the reply is a text, and no object; save a reply that has fields"),
    ("1", "a.json:1:1: the reply is a number, and no object; save a reply that has fields"),
    (
      "[1,2]",
      """
      a.json:1:1: the list has no objects, only a number; save what one of them leads to and give \
      that, with `--kind item` or `--by id`
      """
    ),
    (
      #"[{"id":1},2]"#,
      "a.json:1:11: the reply is a number, and no object; save a reply that has fields"
    ),
    (
      #"[{"id":null}]"#,
      "a.json:1:1: no field is left of the reply; save a reply in which values are not null"
    ),
    ("{\"a\":1", "a.json:1:7: the reply ends in the middle of a value; save the whole of it"),
    ("{\"a\":\"b", "a.json:1:6: this text is never closed; save the whole reply"),
    ("{\"a\":1}\n{\"a\":2}", "a.json:2:1: a second value begins here; save one reply a file"),
    ("{\"a\":1,\n \"a\":2}", "a.json:2:2: `a` stands here twice; remove one"),
    ("{'a':1}", "a.json:1:2: expected a key in quotes; save the reply as the server has sent it"),
    ("id: 1", "a.json:1:1: expected a value; save the reply as the server has sent it"),
    (
      "<!DOCTYPE html>",
      "a.json:1:1: this is no JSON but a page of HTML or XML; look at the address and the headers"
    ),
    (
      "[1 2]", "a.json:1:4: expected `,` or `]`; save the reply as the server has sent it"
    ),
    ("[01]", "a.json:1:2: `01` is not a number; save the reply as the server has sent it"),
    ("[+1]", "a.json:1:2: expected a value; save the reply as the server has sent it"),
    ("[\"\\x\"]", "a.json:1:3: unknown escape; save the reply as the server has sent it"),
    ("[NaN]", "a.json:1:2: expected a value; save the reply as the server has sent it"),
  ])
  func isRefused(text: String, message: String) {
    #expect(Inferred.refusal(of: Array(text.utf8)) == message)
  }

  @Test func otherEncodingsAreRefused() {
    let utf16 = Array("{\"a\":1}".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let message = "a.json:1:1: the file is in UTF-16; save it as UTF-8"
    #expect(Inferred.refusal(of: [0xFF, 0xFE] + utf16) == message)
    #expect(Inferred.refusal(of: utf16) == message)
    #expect(
      Inferred.refusal(of: Array("{\"a\":\"".utf8) + [0xFF] + Array("\"}".utf8))
        == "a.json:1:7: this byte is not UTF-8; save the file as UTF-8")
  }

  @Test func aByteOrderMarkIsNoHarm() {
    #expect(Inferred.refusal(of: Array("\u{FEFF}[{\"id\":1}]".utf8)) == nil)
  }

  @Test func deepValuesAreRefused() {
    let text = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    #expect(
      Inferred.refusal(of: Array(text.utf8)) == """
        a.json:1:100: values are nested more than 100 deep; save only the part that the module is \
        about
        """)
  }

  @Test func samplesAreOfOneRequest() {
    let error = #expect(throws: (any Error).self) {
      try Inferred.reply([#"{"items":[{"id":1}]}"#, #"{"data":[{"id":1}]}"#])
    }
    #expect(
      error.map { "\($0)" } == """
        2.json:1:1: there is no list at `/items`, as in the first reply; save replies of one request
        """)
  }
}
