import Ground
import Templates
import Testing

@testable import Model

@Suite struct ReplyPlaceTests {
  @Test(
    arguments: [
      ("/", "/", [], []), ("", "/", [], []), ("/items", "/items", ["items"], []),
      ("/data/children/*/data", "/data/children/*/data", ["data", "children"], ["data"]),
      ("/*/row", "/*/row", [], ["row"]), ("/a~1b/~0~01", "/a~1b/~0~01", ["a/b", "~~1"], []),
      ("/数据/0", "/数据/0", ["数据", "0"], []),
    ] as [(String, String, [String], [String])])
  func isReadAndWritten(
    text: String, recorded: String, list: [String], inElement: [String]
  ) throws {
    let place = try ReplyPlace(text, hasElements: true)

    #expect(place.description == recorded)
    #expect([place.rows.list, place.rows.inElement] == [list, inElement])
  }

  @Test(arguments: [
    (
      "items",
      "`items` is no place in a reply; write a JSON Pointer, such as `/data/items`, or `/` if the "
        + "reply itself is the list"
    ),
    ("/a//b", "`` in `/a//b` is no key; \(keys)"), ("/a/", "`` in `/a/` is no key; \(keys)"),
    ("/a~2", "`a~2` in `/a~2` is no key; \(keys)"), ("/a~", "`a~` in `/a~` is no key; \(keys)"),
    (#"/a"b"#, #"`a"b` in `/a"b` is no key; \#(keys)"#),
    (
      "/items/*",
      "`/items/*` ends with `*`; leave `/*` out where the rows are the elements themselves"
    ),
    ("/a/*/b/*/c", "`/a/*/b/*/c` has `*` twice; rows are in the elements of one list"),
  ])
  func saysWhatIsWrong(text: String, message: String) {
    #expect(complaint { try ReplyPlace(text, hasElements: true) } == message)
  }

  /// What stands around one thing, as code and as a file of `LocalServer` has it.
  @Test(
    arguments: [
      ("/", ["", "", "", "\"{}\"", "<>"]),
      (
        "/data",
        [
          ", at: \"/data\"", "data.", ##"#"{"data": \#(x)}"#"##, ##"#"{"data": {}}"#"##,
          "{\n  \"data\": <>\n}",
        ]
      ),
      (
        "/a~1b/it's",
        [
          ", at: \"/a~1b/it's\"", "a/b.it's.", ##"#"{"a/b": {"it's": \#(x)}}"#"##,
          ##"#"{"a/b": {"it's": {}}}"#"##, "{\n  \"a/b\": {\n    \"it's\": <>\n  }\n}",
        ]
      ),
    ])
  func isWrittenAroundOneThing(text: String, expected: [String]) throws {
    guard case .fields(let record) = try ReplyPlace(text).value else {
      Issue.record("no record")
      return
    }
    let part = { (key: String) in
      if case .text(let text) = record[key] { text } else { "not there" }
    }
    let code = part("before").isEmpty ? "" : part("before") + "x" + part("after")

    #expect(
      [part("argument"), part("path"), code, part("empty"), part("open") + "<>" + part("close")]
        == expected)
  }

  private static let keys =
    "write keys with a `/` in front of each, `~1` for a `/` in one and `~0` for a `~`"

  /// There cannot be anything beside a list, or in it.
  @Test(arguments: [("/", "/next"), ("/data", "/data/next"), ("/data/items", "/data")])
  func leavesRoomForWhatIsBesideTheRows(rows: String, next: String) throws {
    let reply = SampleReply(
      rows: try ReplyPlace(rows), paging: try PagingStyle("cursor(c, next: \(next))"),
      isUsual: false, entity: "Word", path: "words")

    #expect(
      complaint { try reply.value() }
        == "there cannot be anything at `\(next)` beside the rows at `\(rows)`; say another place, "
        + "or another `--paging`")
  }
}

extension ReplyPlaceTests {
  @Test func anElementOfAListSaysWhatItIs() throws {
    var tree = ReplyTree()
    let isThere = tree.insert("\"/2\"", at: ["links", "rel=next", "href"], asRows: false)
    #expect(isThere)
    #expect(tree.line.before == #"{"links": [{"rel": "next", "href": "/2"}]}"#)
  }
}

/// What an error says in a line; `nil` if there is none.
func complaint(_ body: () throws -> some Any) -> String? {
  do {
    _ = try body()
    return nil
  } catch {
    return (error as? any Failure)?.complaint.description ?? "\(error)"
  }
}
