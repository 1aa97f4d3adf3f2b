import Templates
import Testing

/// Lists and maps, of lines and between brackets.
@Suite struct YAMLCollectionTests {
  @Test(arguments: [
    ("a: 1\nb: c", #"{"a": 1, "b": "c"}"#),
    ("a:\nb:\n", #"{"a": null, "b": null}"#),
    ("a:\n  b:\n    c: 1\n  d: 2\ne: 3", #"{"a": {"b": {"c": 1}, "d": 2}, "e": 3}"#),
    ("200: a\ntrue: b\n~: c\n1.0: d", #"{"200": "a", "true": "b", "~": "c", "1.0": "d"}"#),
    ("'a b': 1\n\"c\\td\": 2\ne f : 3", #"{"a b": 1, "c\td": 2, "e f": 3}"#),
    ("a::b: 1\nc#d: 2\n/e/{f}: 3", #"{"a::b": 1, "c#d": 2, "/e/{f}": 3}"#),
    ("a: b\n  c\n\n  d\ne: 1", #"{"a": "b c\nd", "e": 1}"#),
    ("a:\n  b\n  c", #"{"a": "b c"}"#),
    ("a:\t1", #"{"a": 1}"#),
    ("? a\n: 1\n? 'b'\n? c\n: - 1\n  - 2\nd: 3", #"{"a": 1, "b": null, "c": [1, 2], "d": 3}"#),
    ("# x\na: 1 # y\n\n  # z\nb: 2\n# end", #"{"a": 1, "b": 2}"#),
    ("\u{FEFF}a: 1\r\nb:\r\n  - 2\r\n", #"{"a": 1, "b": [2]}"#),
    ("%YAML 1.2\n---\na: 1\n...\n", #"{"a": 1}"#),
    ("\t\na: 1\n \t# x\n", #"{"a": 1}"#),
  ])
  func readsMapsOfLines(_ yaml: String, as json: String) throws {
    #expect(try JSON.yaml(yaml).fileText == JSON.json(json).fileText)
  }

  @Test(arguments: [
    ("- 1\n- a\n-\n- b", #"[1, "a", null, "b"]"#),
    ("a:\n- 1\n- 2\nb: 3", #"{"a": [1, 2], "b": 3}"#),
    ("a:\n  - 1\n  - 2\nb: 3", #"{"a": [1, 2], "b": 3}"#),
    ("- - 1\n  - 2\n-   - 3", #"[[1, 2], [3]]"#),
    ("- a: 1\n  b: 2\n-   c: 3\n    d:\n    - 4", #"[{"a": 1, "b": 2}, {"c": 3, "d": [4]}]"#),
    ("-\n  a: 1\n-\n  - 2", #"[{"a": 1}, [2]]"#),
    ("- a\n  b\n- -1\n- --- c", #"["a b", -1, "--- c"]"#),
    ("- # x\n  1\n\n# y\n- 2", "[1, 2]"),
  ])
  func readsListsOfLines(_ yaml: String, as json: String) throws {
    #expect(try JSON.yaml(yaml).fileText == JSON.json(json).fileText)
  }

  @Test(arguments: [
    ("[]", "[]"), ("{}", "{}"), ("[a, b c, 1]", #"["a", "b c", 1]"#), ("[a, ]", #"["a"]"#),
    ("{a: 1, b: c d}", #"{"a": 1, "b": "c d"}"#),
    ("{a, b: , c: }", #"{"a": null, "b": null, "c": null}"#),
    (#"{"a":1,'b':[2],"c":"d"}"#, #"{"a": 1, "b": [2], "c": "d"}"#),
    ("[a:b, http://c, d: e]", #"["a:b", "http://c", {"d": "e"}]"#),
    ("{a:1}", #"{"a:1": null}"#), (#"["a":1, b: ]"#, #"[{"a": 1}, {"b": null}]"#),
    ("[ [1, 2], {a: [3]} ] # x", #"[[1, 2], {"a": [3]}]"#),
    ("a: [\n1, # x\n\t2\n\n]\nb: {\n  c: d\n   e,\n}", #"{"a": [1, 2], "b": {"c": "d e"}}"#),
    ("[a\n b\n\n c, 'd\n e']", #"["a b\nc", "d e"]"#), ("- [a]\n- {b: c}", #"[["a"], {"b": "c"}]"#),
    ("{\n\t\"a\": {\n\t\t\"b\": null\n\t}\n}\n", #"{"a": {"b": null}}"#),
  ])
  func readsCollectionsInBrackets(_ yaml: String, as json: String) throws {
    #expect(try JSON.yaml(yaml).fileText == JSON.json(json).fileText)
  }

  @Test(arguments: [
    ("[&a 1, *a, *a ]", "[1, 1, 1]"),
    ("a: &x\n  b: 1\nc: *x\nd: [*x]", #"{"a": {"b": 1}, "c": {"b": 1}, "d": [{"b": 1}]}"#),
    ("&x a: 1\nb: *x", #"{"a": 1, "b": "a"}"#),
    ("- &x a: 1\n- *x", #"[{"a": 1}, "a"]"#),
    ("- &x\n  &y a: 1\n- *x\n- *y", #"[{"a": 1}, {"a": 1}, "a"]"#),
    ("- &x 1\n- *x\n- &x 2\n- *x", "[1, 1, 2, 2]"),
    ("a: &x\nb: *x", #"{"a": null, "b": null}"#),
    ("a: &x |\n  b\nc: *x", #"{"a": "b\n", "c": "b\n"}"#),
    (
      "- !!str 12\n- !!str\n- !!int '7'\n- !!float 1\n- !!bool true\n- !!null ''",
      #"["12", "", 7, 1, true, null]"#
    ),
    ("!!map\na: !!seq\n- &x !!str 1\n- !!str &y 2", #"{"a": ["1", "2"]}"#),
    ("a: &x\n  !!map\n  b: 1", #"{"a": {"b": 1}}"#),
    ("{!!str a: &x [!!str 1], b: *x}", #"{"a": ["1"], "b": ["1"]}"#),
  ])
  func readsAnchorsAndTags(_ yaml: String, as json: String) throws {
    #expect(try JSON.yaml(yaml).fileText == JSON.json(json).fileText)
  }

  @Test(arguments: [
    (
      "- &x {a: 1, b: 2}\n- <<: *x\n  b: 3\n  c: 4",
      #"[{"a": 1, "b": 2}, {"a": 1, "b": 3, "c": 4}]"#
    ),
    ("- &x {a: 1}\n- b: 2\n  <<: *x", #"[{"a": 1}, {"b": 2, "a": 1}]"#),
    (
      "- &x {a: 1, b: 1}\n- &y {b: 2, c: 2}\n- <<: [*x, *y]",
      #"[{"a": 1, "b": 1}, {"b": 2, "c": 2}, {"a": 1, "b": 1, "c": 2}]"#
    ),
    ("{<<: {a: 1}, b: 2}", #"{"a": 1, "b": 2}"#),
    ("'<<': {a: 1}", #"{"<<": {"a": 1}}"#),
    ("- <<", #"["<<"]"#),
  ])
  func mergesMaps(_ yaml: String, as json: String) throws {
    #expect(try JSON.yaml(yaml).fileText == JSON.json(json).fileText)
  }

  @Test func knowsWhereValuesStand() throws {
    let yaml = "é: &x\n  b: 'c'\nd: *x\ne:\nf: [ 1, !!str g]\n"
    #expect(
      try JSON.yaml(yaml)
        == JSON(
          .object([
            .init(
              key: "é",
              value: JSON(
                .object([.init(key: "b", value: JSON(.text("c"), at: 12), offset: 9)]), at: 9),
              offset: 0),
            .init(
              key: "d",
              value: JSON(
                .object([.init(key: "b", value: JSON(.text("c"), at: 12), offset: 9)]), at: 19),
              offset: 16),
            .init(key: "e", value: JSON(.null, at: 24), offset: 22),
            .init(
              key: "f",
              value: JSON(
                .list([JSON(.number(1), at: 30), JSON(.text("g"), at: 39)]), at: 28),
              offset: 25),
          ]), at: 0))
  }
}
