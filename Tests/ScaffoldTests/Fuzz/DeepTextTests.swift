import Foundation
import Templates
import Testing

@testable import CommandLine
@testable import Ground
@testable import SwiftReading

/// Texts as deep as readers follow them, and deeper, take no more of the stack than a thread has that a
/// Mac starts beside the first one.
@Suite struct DeepTextTests {
  private static let stack = 512 << 10

  @Test(.serialized, arguments: texts.keys.sorted { $0.rawValue < $1.rawValue })
  func areReadOnASmallStack(_ input: DamagedInput) throws {
    let failures = Locked([String]())
    let end = DispatchSemaphore(value: 0)
    let thread = Thread {
      for text in Self.texts[input] ?? [] {
        do { try input.read(Array(text.utf8)) } catch {
          if !input.isExpected(error) { failures.withLock { $0.append("\(error)") } }
        }
      }
      end.signal()
    }
    thread.stackSize = Self.stack
    thread.start()
    end.wait()
    #expect(failures.withLock { $0 } == [])
  }

  /// What is nested, as deep as it is followed and deeper.
  private static func nests(
    _ opening: String, _ middle: String, _ closing: String, around: (String) -> String = { $0 }
  ) -> [String] {
    [29, 38, 58, 98, 99, 5_000].map { depth in
      let (start, end) = [opening, closing].map { String(repeating: $0, count: depth) }.pair
      return around(start + middle + end)
    }
  }

  private static let json =
    nests("[", "1", "]") + nests(#"{"a":"#, "1", "}") + nests(#"[{"a":"#, "1", "}]")

  private static let code =
    nests("[", "1", "]") { "let a = \($0)\n" } + nests("f(", "1", ")") { "let a = \($0)\n" }
    + nests("{ ", "1", " }") { "let a = \($0)\n" } + nests("a ? b : ", "1", "")
    + nests("if a {\n", "b()\n", "}\n") + nests("#if a\n", "b()\n", "#endif\n")
    + nests("!", "a", "") + nests("\"\\(", "a", ")\"") + nests("/* ", "a", " */")
    + nests("func f() -> Int {\n", "f()\n", "}\n") { $0 + "let a = f()\n" }
    + [
      "func f() -> Int { [f()] }\nlet a = f()\n", "let f = { g() }\nlet g = { f() }\nlet a = f()\n",
    ]

  /// What is nested, with a change of one side beside a change of the other in the middle.
  private static let merges =
    [
      ("f(", ")"), ("[", "]"), ("{\n", "}\n"), ("f {\n", "}\n"), ("if a {\n", "}\n"),
      ("struct A {\n", "}\n"), ("#if a\n", "#endif\n"), ("switch a {\ncase b:\n", "}\n"),
      ("a\n.b {\n", "}\n"), ("{ a in\nb\n.c(", ") }\n"), ("#if a\nf {\n", "}\n#endif\n"),
      ("switch a {\ncase b:\nc\n.d {\n", "}\n}\n"), (#"{"a": "#, "}"),
    ].flatMap { opening, closing in
      nests(opening, "one(),\ntwo()\n", closing, around: merge)
        + nests(opening, "one(),\ntwo()\n", closing) { text in
          merge("let a = \"\"\"\n\(text)\n\"\"\"\n")
        }
    } + [textsInTexts(200)].map(merge)

  private static func merge(_ text: String) -> String {
    [text, text.replacing("one", with: "uno"), text.replacing("two", with: "due")]
      .joined(separator: "\u{1}")
  }

  private static func textsInTexts(_ count: Int) -> String {
    let quotes = (0..<count).map { String(repeating: "#", count: $0) }
    return quotes.reversed().map { "\($0)\"\"\"\n" }.joined() + "one()\ntwo()\n"
      + quotes.map { "\"\"\"\($0)\n" }.joined()
  }

  static let texts: [DamagedInput: [String]] = [
    .manifest: code, .tuist: code,
    .json: json, .messages: json, .ledger: json, .scaffoldJSON: json, .template: json,
    .document: json + nests("- ", "a", "\n")
      + [String(repeating: "? ", count: 99) + "a"]
      + [(0..<99).map { String(repeating: " ", count: $0) + "a:\n" }.joined()],
    .reply: nests(#"{"id":1,"a":"#, "{}", "}") + nests(#"{"id":1,"a":["#, "{}", "]}")
      + nests(#"{"x":1,"y":2,"z":3,"a":"#, "{}", "}") + nests(#"{"2026-01-31":"#, "{}", "}"),
    .drift: nests(#"{"id":1,"a":"#, "{}", "}"),
    .description: ["allOf: [", "oneOf: [", "items: ", "properties: {a: ", "additionalProperties: "]
      .flatMap { way in
        nests(
          "{\(way)", "{type: string}", way.hasSuffix("[") ? "]}" : way.contains("{") ? "}}" : "}"
        ) {
          """
          openapi: 3.1.0
          paths: {/a: {get: {responses: {"200": {content: {application/json: {schema: \($0)}}}}}}}

          """
        }
      },
    .projectFile: nests("(", "a", ")") + nests("{ a = ", "b", "; }"),
    .settings: nests("$(", "a", ")") { "OTHER = \($0)\nA = $(OTHER)\nOTHER = $(A)$(A)\n" },
    .stencil: nests("{% if name %}", "a", "{% endif %}") + nests("{{ (", "a", ") }}")
      + nests("{% for x in xs %}", "a", "{% endfor %}")
      + nests("{% block a %}", "a", "{% endblock %}")
      + ["{% macro m a %}{% call m a %}{% endmacro %}{% call m 1 %}"],
    .fields: nests("a:A{", "b:Int", "}") + nests("a:[", "Int", "]"),
    .swift: code + nests("struct A {\n", "let a = 1\n", "}\n")
      + nests("A<", "B", ">") { "let a: \($0)\n" }
      + nests("(", "B", ")") { "func a(_ b: \($0)) {}\n" }
      + nests("[", "B", "]") { "let a: \($0)\n" },
    .merge: merges, .conflict: nests("<<<<<<<\n", "a\n=======\nb\n", ">>>>>>>\n"),
    .ignore: nests("**/", "a", "/**"), .patterns: nests("**/", "*a", "*"),
  ]
}

extension [String] {
  fileprivate var pair: (String, String) { (self[0], self[1]) }
}
