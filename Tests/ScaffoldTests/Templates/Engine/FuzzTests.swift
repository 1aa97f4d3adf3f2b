import Templates
import Testing

/// No text at all makes the engine crash: it gives output, or an error with a place in the text.
@Suite struct FuzzTests {
  static let seeds = [
    "struct {{ name|camelCase|default:\"x\" }} {{ user.name }} {{ xs.0 }} {{ -1.5 }}\n",
    "{% if name and not xs or (flag == true) %}\n a\n{% elif 1 < 2 %}{% else %}b{% endif %}\r\n",
    "{% for x in xs where x != 'a' %}{{ forloop.last }}{% break %}{% empty %}{% endfor %}",
    "{% for key, value in user %}{{ key }}{% continue %}{% endfor %}{% for i in 1...3 %}{% endfor %}",
    "{% set v %}{% filter uppercase|indent:2,' ',true %}é登录👩‍👩‍👧{% endfilter %}{% endset %}{{- v -}}",
    "{% include 'part' user %}{% block b %}{{ block.super }}{% endblock %}{#- note -#}\t",
    "{% extends 'base' %}{% block b %}{{ xs|join:', ' }}{% endblock %}",
    "{% macro m a b='\\'' %}{{ a[b]|default:\"\\\"\" }}{% endmacro %}{% call m user 'age' %}",
    "{% outer: for x in xs %}{% for i in 0...1 %}{{ xs[i] }}{% break outer %}{% endfor %}{% endfor %}",
  ]
  static let words = [
    "{{", "}}", "{%", "%}", "{#", "#}", "-", "|", ":", ",", ".", "...", "(", ")", "\"", "'", "==",
    "[", "]", "=", "\\", "macro", "call", "endmacro",
    "<", "if", "for", "in", "else", "endif", "endfor", "block", "not", "and", "name", "xs", "user",
    "9", "99999999999999999999", "\n", "\r\n", "\t", " ", "é", "👩‍👩‍👧", "\0", "登录", "include",
    "'part'", "filter", "indent", "join", "default", "forloop", "set", "x", "\u{FEFF}", "\u{301}",
  ]
  static let values: [String: Value] = [
    "name": "Login", "xs": ["a", "b"], "user": ["name": "Ann", "age": nil], "flag": true,
  ]

  @Test(arguments: seeds.indices)
  func mutatedTemplates(seed: Int) throws {
    var random = Generator(state: UInt64(seed + 1))
    let parts = try Parts(["part": "<{{ name }}>", "base": "{% block b %}base{% endblock %}"])
    for _ in 0..<300 {
      var text = Array(Self.seeds[seed])
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        mutate(&text, &random)
      }
      check(String(text), parts)
    }
  }

  @Test func randomWordsAndBytes() {
    var random = Generator(state: 42)
    for length in 0..<600 {
      let words = (0..<length % 30).map { _ in Self.words.randomElement(using: &random) ?? "" }
      check(words.joined(separator: length.isMultiple(of: 2) ? " " : ""), .none)
      let bytes = (0..<length % 60).map { _ in UInt8.random(in: 0...255, using: &random) }
      check("{{" + String(decoding: bytes, as: UTF8.self), .none)
    }
  }

  private func mutate(_ text: inout [Character], _ random: inout Generator) {
    let index = Int.random(in: 0...text.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: text.insert(contentsOf: Self.words.randomElement(using: &random) ?? "", at: index)
    case 1: text.removeSubrange(index..<min(text.count, index + 3))
    case 2: text.removeSubrange(index...)
    default: if !text.isEmpty { text.swapAt(index % text.count, text.count / 2) }
    }
  }

  private func check(_ text: String, _ parts: Parts) {
    do throws(TemplateError) {
      let template = try TemplateText(text, name: "View.swift")
      let output = try template.render(Self.values, parts: parts)
      let again = try template.render(Self.values, parts: parts)
      #expect(again == output)
    } catch {
      #expect(error.place.line >= 1 && error.place.column >= 1)
      #expect(error.description.contains("\n --> ") || error.description.contains("\n  --> "))
    }
  }
}

/// Random numbers that are the same in every run.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
