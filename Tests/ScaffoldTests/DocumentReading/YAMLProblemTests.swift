import Templates
import Testing

/// What the tool does not read, it refuses with the place and the way out.
@Suite struct YAMLProblemTests {
  @Test(
    arguments: [
      ("a: 1\n\tb: 2", "2:1: a tab indents this line; use spaces"),
      ("a:\n  \tb: 2", "2:3: a tab indents this line; use spaces"),
      ("-\t- a", "1:2: a tab indents this line; use spaces"),
      (
        "a:\n    b: 1\n  c: 2", "3:3: this line is indented like none above it; fix the indentation"
      ),
      ("a: 'b'\n  c: 2", "2:3: this line is indented like none above it; fix the indentation"),
      ("- a\nb: 1", "2:1: this line is indented like none above it; fix the indentation"),
      ("a: 1\n- b", "2:1: an item of a list stands among keys; fix the indentation"),
      ("a: b: c", "1:5: a text holds `: `; put it in quotes, or fix the indentation"),
      ("a: b\n  c: d", "2:4: a text holds `: `; put it in quotes, or fix the indentation"),
      ("a: - b", "1:4: a list or a map starts in the line of its key; start it on the next line"),
      (
        "a: 'b': c", "1:7: a list or a map starts in the line of its key; start it on the next line"
      ),
      ("--- a: 1", "1:6: a text holds `: `; put it in quotes, or fix the indentation"),
      ("a: 1\nb", "2:1: `b` has no value; write `: ` behind a key"),
      ("a: 1\nb:c", "2:1: `b:c` has no value; write `: ` behind a key"),
      ("a: 1\n'b", "2:1: this `'` is never closed; add the missing end"),
      ("a: \"b\n---\n", "1:4: this `\"` is never closed; add the missing end"),
      ("a: [1,\n  2", "1:4: this `[` is never closed; add the missing end"),
      ("a: {b: [c]\n...", "1:4: this `{` is never closed; add the missing end"),
      ("[a b: c d}", "1:10: expected `,` or `]`; separate values by `,`"),
      ("{a: 'b' 'c'}", "1:9: expected `,` or `}`; separate values by `,`"),
      ("[a,,b]", "1:4: no value starts with `,`; put the text in quotes"),
      ("a: @b", "1:4: no value starts with `@`; put the text in quotes"),
      ("a: `b`", "1:4: no value starts with ```; put the text in quotes"),
      ("a: %b", "1:4: no value starts with `%`; put the text in quotes"),
      ("a: ]", "1:4: no value starts with `]`; put the text in quotes"),
      (": a", "1:1: no value starts with `:`; put the text in quotes"),
      ("'a' b", "1:5: nothing may follow the value; put this on a line of its own"),
      ("'a'# b", "1:4: nothing may follow the value; put this on a line of its own"),
      ("[a] b", "1:5: nothing may follow the value; put this on a line of its own"),
      ("\"\\x4\"", "1:2: unknown escape; write `\\\\` for a backslash, or use single quotes"),
      ("a: \"\\d\"", "1:5: unknown escape; write `\\\\` for a backslash, or use single quotes"),
      ("\"\\ud83d\"", "1:2: unknown escape; write `\\\\` for a backslash, or use single quotes"),
      (
        "\"\\U00110000\"", "1:2: unknown escape; write `\\\\` for a backslash, or use single quotes"
      ),
      (
        "a: | b",
        "1:6: a text of lines starts on the next line; leave only `+`, `-` or a digit here"
      ),
      (
        "a: |0", "1:5: a text of lines starts on the next line; leave only `+`, `-` or a digit here"
      ),
      (
        "a: |+-",
        "1:7: a text of lines starts on the next line; leave only `+`, `-` or a digit here"
      ),
      ("a: |\n     \n  b", "2:6: a blank line is indented more than the text; remove its spaces"),
      ("[a]: b", "1:1: this key is no text on one line; write a text"),
      ("'a\n b': c", "1:1: this key is no text on one line; write a text"),
      ("? - a\n: b", "1:3: this key is no text on one line; write a text"),
      ("&x a: 1\n*x : 2", "2:1: this key is no text on one line; write a text"),
      ("{[a]: b}", "1:2: this key is no text on one line; write a text"),
      ("[a\n: b]", "1:2: this key is no text on one line; write a text"),
      ("{? a : b}", "1:2: `? ` within brackets is not read; take it out; the key needs none"),
      ("a: 1\nb: 2\na: 3", "3:1: `a` stands here again, after line 1; remove one"),
      ("{a: 1,\n \"a\": 2}", "2:2: `a` stands here again, after line 1; remove one"),
      ("x: &x {}\n<<: *x\n<<: *x", "3:1: `<<` stands here again, after line 2; remove one"),
      ("x: &x 1\n<<: *x", "2:5: `<<` takes a map, or a list of maps; name them by aliases"),
      ("<<: [{}, 1]", "1:10: `<<` takes a map, or a list of maps; name them by aliases"),
      ("a: *b", "1:4: no anchor `&b` stands above; define it, or put the text in quotes"),
      ("a: &b [*b]", "1:8: no anchor `&b` stands above; define it, or put the text in quotes"),
      ("- * b", "1:3: `*` has no name; put the text in quotes, or write the name"),
      ("- & b", "1:3: `&` has no name; put the text in quotes, or write the name"),
      ("- &a &b c", "1:6: a value has one anchor and one tag; remove the others"),
      ("- &a\n  &b c", "2:3: a value has one anchor and one tag; remove the others"),
      ("- &a 1\n- !!str *a", "2:3: an alias has no anchor and no tag; remove them"),
      ("a: !b c", "1:4: the tag `!b` is not read; take it out"),
      ("a: !!binary aGk=", "1:4: the tag `!!binary` is not read; take it out"),
      ("a: !!int b", "1:4: the value is not what `!!int` says; take the tag out"),
      ("a: !!seq\n  b: c", "1:4: the value is not what `!!seq` says; take the tag out"),
      ("%TAG ! a\n---\nb", "1:1: the directive `%TAG` is not read; take the line out"),
      ("%YAML 2.0\n---\na", "1:1: the directive `%YAML` is not read; take the line out"),
      ("%YAML 1.2\na", "2:1: a directive ends in a line `---`; add the line"),
      ("a: 1\n---\nb: 2", "2:1: a second document starts here; keep one document in each file"),
      ("a\n...\nb", "3:1: a second document starts here; keep one document in each file"),
      ("a: 1\n<<<<<<< HEAD\nb: 2", "2:1: two branches are in conflict here; choose between them"),
      ("a: b\u{1}", "1:5: a control character with the code 1 stands here; take it out"),
    ] as [(String, String)])
  func refuses(_ yaml: String, saying message: String) {
    #expect(JSON.refusal(ofYAML: Array(yaml.utf8)) == "x:" + message)
  }

  @Test(arguments: [
    ([0x61, 0x0A, 0xFF], "x:2:1: this byte is not UTF-8; save the file as UTF-8"),
    ([0xC3, 0xA9, 0xE9, 0x61], "x:1:2: this byte is not UTF-8; save the file as UTF-8"),
    ([0xFF, 0xFE, 0x61, 0x00], "x:1:1: the file is in UTF-16; save it as UTF-8"),
    ([0x00, 0x61, 0x00, 0x3A], "x:1:1: the file is in UTF-16; save it as UTF-8"),
    ([0x00, 0x00, 0x00, 0x61], "x:1:1: the file is in UTF-32; save it as UTF-8"),
  ])
  func refusesOtherEncodings(_ bytes: [UInt8], saying message: String) {
    #expect(JSON.refusal(ofYAML: bytes) == message)
  }

  @Test(arguments: ["[", "{a: ", "- ", "[a: "])
  func refusesDeepNesting(_ opening: String) {
    let text = String(repeating: opening, count: 100_000)
    let refusal = JSON.refusal(ofYAML: Array(text.utf8))
    #expect(refusal?.hasSuffix(": values are nested more than 100 deep") == true)
  }

  @Test func refusesDeepNestingByAliases() {
    let start = "- &a0 [[[[[[[[[[[[]]]]]]]]]]]]\n"
    let lines = (1...9).map { "- &a\($0) [[[[[[[[[[[*a\($0 - 1)]]]]]]]]]]]\n" }
    let refusal = JSON.refusal(ofYAML: Array((start + lines.joined()).utf8))
    #expect(refusal == "x:9:18: values are nested more than 100 deep")
  }

  /// Each line repeats the one above ten times: nine lines would be a thousand million values.
  @Test func refusesManyRepetitions() {
    let lines = (1...9).map { line in
      let alias = "*a\(line - 1)"
      return "- &a\(line) [\(Array(repeating: alias, count: 10).joined(separator: ", "))]\n"
    }
    let refusal = JSON.refusal(ofYAML: Array(("- &a0 x\n" + lines.joined()).utf8))
    #expect(
      refusal == "x:7:43: aliases repeat more than a million values; write fewer of them")
  }

  @Test func countsLongTextsThatAreRepeated() {
    let aliases = Array(repeating: "*a", count: 1000).joined(separator: ", ")
    let yaml = "- &a \(String(repeating: "x", count: 1_000_000))\n- [\(aliases)]\n"
    let refusal = JSON.refusal(ofYAML: Array(yaml.utf8))
    #expect(
      refusal == "x:2:400: aliases repeat more than a million values; write fewer of them")
  }
}
