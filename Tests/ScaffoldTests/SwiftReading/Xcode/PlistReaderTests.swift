import Testing

@testable import SwiftReading

/// Property lists as Xcode writes its projects.
@Suite struct PlistReaderTests {
  @Test(arguments: [
    ("a", "a"), ("  Info.plist\n", "Info.plist"),
    ("com.apple.product-type", "com.apple.product-type"),
    ("$SRCROOT/a_b:c", "$SRCROOT/a_b:c"), ("\"\"", "''"), ("\"a b\"", "'a b'"), ("'a b'", "'a b'"),
    (#""a \"b\" \\ \n\t""#, "'a \"b\" \\ \n\t'"), (#""\U00e9\u00E9\351""#, "'ééé'"),
    (#""\ud800""#, "'\u{FFFD}'"), ("\"登录\"", "登录"), ("<0fBD 77>", "<>"), ("()", "()"),
    ("(a, b,)", "(a b)"), ("( a /* x */, // y\n b )", "(a b)"), ("{}", "{}"),
    ("{ a = b; c = (d); }", "{a=b c=(d)}"), ("{\"a b\" = {c = <>;};}", "{'a b'={c=<>}}"),
    ("// !$*UTF8*$!\n{ a /* b */ = /* c */ d /* e */; }", "{a=d}"), ("\u{FEFF}{}", "{}"),
    ("http://a//b", "http://a//b"), ("a//b", "a//b"), ("{a=b;\r\nc=d;}\r\n", "{a=b c=d}"),
  ])
  func reads(_ text: String, as words: String) throws {
    #expect(try PlistReader.read(Array(text.utf8)).words == words)
  }

  @Test(arguments: [
    ("", 0, "expected a value"), ("  ", 2, "expected a value"), ("=", 0, "expected a value"),
    ("{a", 2, "expected `=` behind a key"), ("{a = ", 5, "expected a value"),
    ("{a = b", 6, "expected `;` behind a value"), ("{a = b}", 6, "expected `;` behind a value"),
    ("x {", 2, "expected the end of the file"),
    ("{ a = { b = c; };", 0, "this `{` is never closed"),
    ("{ = b; }", 2, "expected a key or `}`"), ("( a", 0, "this `(` is never closed"),
    ("( a b )", 4, "expected `,` or `)` behind a value"), ("( , )", 2, "expected a value"),
    ("\"a", 0, "this text is never closed"), ("\"a\\", 0, "this text is never closed"),
    ("<0f", 0, "this `<` is never closed"), ("<0fx>", 3, "expected a hexadecimal digit or `>`"),
    ("{ /* a }", 2, "this comment is never closed"), ("é", 0, "expected a value"),
    ("{\n<<<<<<< HEAD\n", 2, "this is a conflict marker"),
    ("{\na = b;\n=======\n", 9, "this is a conflict marker"),
    ("(\n>>>>>>> main\n", 2, "this is a conflict marker"),
    ("(\n<<<<<<< main\n", 2, "this is a conflict marker"),
    (String(repeating: "(", count: 200_000), 100, "this is nested too deep"),
  ])
  func tellsWhereItEnds(_ text: String, at offset: Int, saying words: String) throws {
    let problem = #expect(throws: PlistProblem.self) {
      try PlistReader.read(Array(text.utf8))
    }
    #expect(problem?.offset == offset)
    #expect(problem?.reason.description == words)
  }

  @Test func knowsTheBytesOfEachValue() throws {
    let text = "{ a = ( b, \"c d\" ); }"
    let bytes = Array(text.utf8)
    let list = try #require(try PlistReader.read(bytes)["a"])
    let ranges = [list.range] + (list.elements ?? []).map(\.range)
    #expect(
      ranges.map { String(decoding: bytes[$0], as: UTF8.self) } == [
        "( b, \"c d\" )", "b", "\"c d\"",
      ])
  }

  @Test(arguments: [
    ("<?xml version=\"1.0\"?>", true), ("\u{FEFF}\n<!DOCTYPE plist", true), ("<plist>", true),
    ("// !$*UTF8*$!\n{}", false), ("<0fbd>", false), ("", false),
  ])
  func knowsXML(_ text: String, _ isXML: Bool) {
    #expect(PlistReader.isXML(Array(text.utf8)) == isXML)
  }

  /// Cut off or damaged at any byte, it is a value or a problem in the text.
  @Test func noDamageIsTooMuch() {
    let text = "// !$*\n{a=(b,\"c\\U00e9\\\"\",<0f>);/* d */ 'e f'={g=h;};i={};}"
    let whole = Array(text.utf8)
    var generator = SeededGenerator(seed: 11)
    for index in whole.indices {
      var texts = [Array(whole[..<index]), Array(whole[index...])]
      let bytes = Array(#"{}()<>"'\;=,/*"#.utf8)
      for byte in bytes + [0, 0x80, .random(in: 0...255, using: &generator)] {
        var damaged = whole
        damaged[index] = byte
        texts.append(damaged)
        damaged.insert(whole[index], at: index)
        texts.append(damaged)
      }
      for bytes in texts {
        do throws(PlistProblem) {
          #expect(try PlistReader.read(bytes).range.upperBound <= bytes.count)
        } catch {
          #expect((0...bytes.count).contains(error.offset))
        }
      }
    }
  }
}

extension Plist {
  /// The value in short.
  fileprivate var words: String {
    switch kind {
    case .text(let text): Self.word(text)
    case .data: "<>"
    case .list(let elements): "(" + elements.map(\.words).joined(separator: " ") + ")"
    case .dictionary(let entries):
      "{" + entries.map { Self.word($0.key) + "=" + $0.value.words }.joined(separator: " ") + "}"
    }
  }

  private static func word(_ text: String) -> String {
    text.isEmpty || text.contains(where: \.isWhitespace) || text.contains("é")
      || text.contains("\u{FFFD}") ? "'\(text)'" : text
  }
}
