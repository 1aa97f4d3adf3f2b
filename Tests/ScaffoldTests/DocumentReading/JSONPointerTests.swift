import DocumentReading
import Templates
import Testing

@Suite struct JSONPointerTests {
  /// The examples of RFC 6901.
  private static let sample = #"""
    {"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, "k\"l": 6,
    " ": 7, "m~n": 8, "é": {"/~1": [[9]]}}
    """#

  @Test(arguments: [
    ("/foo", "[\n  \"bar\",\n  \"baz\"\n]"), ("/foo/0", "\"bar\""), ("/foo/1", "\"baz\""),
    ("/", "0"),
    ("/a~1b", "1"), ("/c%d", "2"), ("/e^f", "3"), ("/g|h", "4"), ("/i\\j", "5"), ("/k\"l", "6"),
    ("/ ", "7"), ("/m~0n", "8"), ("/é/~1~01/0/0", "9"),
  ])
  func finds(_ text: String, value: String) throws {
    let pointer = try #require(JSONPointer(text))
    #expect(try pointer.value(in: JSON.json(Self.sample))?.fileText == value + "\n")
    #expect(pointer.description == text)
  }

  @Test func findsAnElementByWhatItSays() throws {
    let links = #"[{"rel": "self"}, {"rel": "next", "href": "/2"}]"#
    let json = try JSON.json(#"{"links": \#(links), "a=b": 1}"#)
    #expect(JSONPointer("/links/rel=next/href")?.value(in: json)?.text == "/2")
    #expect(JSONPointer("/links/rel=last/href")?.value(in: json) == nil)
    #expect(JSONPointer("/a=b")?.value(in: json)?.number == 1)
  }

  @Test func findsTheWhole() throws {
    let json = try JSON.json(Self.sample)
    #expect(JSONPointer("")?.value(in: json) == json)
    #expect(JSONPointer(fragment: "#")?.value(in: json) == json)
  }

  @Test(arguments: [
    "/fo", "/foo/2", "/foo/-", "/foo/01", "/foo/+1", "/foo/", "/foo/99999999999999999999",
    "/foo/0/0", "//",
  ])
  func findsNothing(_ text: String) throws {
    #expect(try JSONPointer(text)?.value(in: JSON.json(Self.sample)) == nil)
  }

  @Test(arguments: ["foo", "/~", "/~2", "/a~", "#/foo"])
  func refuses(_ text: String) {
    #expect(JSONPointer(text) == nil)
  }

  @Test(arguments: [
    ("#/foo/0", ["foo", "0"]), ("#/a~1b", ["a/b"]), ("#/c%25d", ["c%d"]),
    ("#/%C3%A9/%7e1x", ["é", "/x"]), ("#/a%2Fb", ["a", "b"]),
  ])
  func readsFragments(_ text: String, tokens: [String]) {
    #expect(JSONPointer(fragment: text) == JSONPointer(tokens: tokens))
  }

  @Test(arguments: ["", "/foo", "#foo", "#/%", "#/%4", "#/%xy", "#/%FF", "a.yaml#/foo"])
  func refusesFragments(_ text: String) {
    #expect(JSONPointer(fragment: text) == nil)
  }
}
