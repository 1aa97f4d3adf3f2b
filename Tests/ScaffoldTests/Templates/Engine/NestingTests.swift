import Foundation
import Templates
import Testing

/// Every one of these runs on a thread with the small stack that secondary threads have.
@Suite struct NestingTests {
  static let tooDeep =
    "nested more than 64 deep; a part or macro that uses itself needs a condition that ends it"

  @Test(arguments: [
    ("{% if t %}", "{% endif %}"), ("{% ifnot t %}", "{% endif %}"),
    ("{% if t %}{% else %}", "{% endif %}"), ("{% for x in xs %}", "{% endfor %}"),
    ("{% for x in none %}{% empty %}", "{% endfor %}"), ("{% block b %}", "{% endblock %}"),
    ("{% filter uppercase %}", "{% endfilter %}"), ("{% set v %}", "{% endset %}"),
    ("{% macro m %}", "{% endmacro %}"),
  ])
  func blocksInBlocks(_ opening: String, _ closing: String) async {
    for count in [65, 10_000] {
      let text = opening.times(count) + closing.times(count)
      #expect(await outcome(of: text) == Self.tooDeep)
      #expect(await outcome(of: opening.times(count)) == Self.tooDeep)
    }
  }

  @Test func asDeepAsAllowed() async {
    let text = "{% if t %}".times(64) + "x" + "{% endif %}".times(64)
    #expect(await outcome(of: text) == "x")
    let loop = "{% for x in xs %}".times(64) + "{{ x }}" + "{% endfor %}".times(64)
    #expect(await outcome(of: loop) == "1")
    let condition = "{% if \("(".times(63))t\(")".times(63)) %}x{% endif %}"
    #expect(await outcome(of: condition) == "x")
  }

  @Test(arguments: ["(", "not (", "1 == (", "t and (", "t or t and not ("])
  func parenthesesInParentheses(_ opening: String) async {
    let open = opening.times(10_000)
    #expect(await outcome(of: "{% if \(open)t\(")".times(10_000)) %}{% endif %}") == Self.tooDeep)
    #expect(await outcome(of: "{% if \(open)") == "`{%` is never closed; close it with `%}`")
  }

  @Test(arguments: [
    "{{ deep\("[t".times(10_000))\("]".times(10_000)) }}", "{{ deep\("[t]".times(10_000)) }}",
    "{% macro m %}{% call m %}{% endmacro %}{% call m %}",
    "{% macro m %}{% if t %}{% call n %}{% endif %}{% endmacro %}"
      + "{% macro n %}{% for x in xs %}{% call m %}{% endfor %}{% endmacro %}{% call m %}",
  ])
  func subscriptsAndMacros(_ text: String) async {
    #expect(await outcome(of: text) == Self.tooDeep)
  }

  @Test(arguments: [
    ("{% if t\(" and t".times(10_000)) %}x{% endif %}", "x"),
    ("{% if f\(" or f".times(10_000)) or t %}x{% endif %}", "x"),
    ("{% if \("not ".times(10_000))t %}x{% endif %}", "x"),
    ("{{ t\("|uppercase".times(10_000)) }}", "TRUE"),
    ("{% if f %}\("{% elif f %}".times(10_000)){% else %}x{% endif %}", "x"),
    ("{{ deep\(".a".times(10_000))|default:'x' }}", "x"),
  ])
  func longIsNotDeep(_ text: String, giving expected: String) async {
    #expect(await outcome(of: text) == expected)
  }

  @Test(arguments: [
    ("{% include 'self' %}", ["self": "{% include 'self' %}"]),
    (
      "{% include 'a' %}",
      ["a": "{% include 'b' %}", "b": "{% if t %}{% include 'a' %}{% endif %}"]
    ),
    ("{% include 'a' %}", ["a": "{% filter uppercase %}{% include 'a' %}{% endfilter %}"]),
    ("{% extends 'a' %}", ["a": "{% extends 'a' %}"]),
    ("{% extends 'a' %}", ["a": "{% extends 'b' %}", "b": "{% extends 'a' %}"]),
    ("{% extends 'a' %}", ["a": "{% block x %}{% include 'a' %}{% endblock %}"]),
    (
      "{% extends 'a' %}{% block x %}{% block x %}{% endblock %}{% endblock %}",
      ["a": "{% block x %}{% endblock %}"]
    ),
    (
      "{% include 'a' %}",
      ["a": "{% if t %}".times(63) + "{% include 'a' %}" + "{% endif %}".times(63)]
    ),
  ])
  func templatesInTemplates(_ text: String, parts: [String: String]) async {
    #expect(await outcome(of: text, parts: parts) == Self.tooDeep)
  }

  @Test func aLongChainOfParts() async {
    var parts = ["part200": "end"]
    for index in 0..<200 {
      parts["part\(index)"] = "{% include 'part\(index + 1)' %}"
    }
    #expect(await outcome(of: "{% include 'part0' %}", parts: parts) == Self.tooDeep)
    #expect(await outcome(of: "{% include 'part170' %}", parts: parts) == "end")
  }

  /// What a template gives, or why it does not, on a stack of 512 KiB.
  private func outcome(of text: String, parts: [String: String] = [:]) async -> String {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        let values: [String: Value] = ["t": true, "f": false, "xs": [1], "none": [], "deep": [:]]
        do throws(TemplateError) {
          let template = try TemplateText(text, name: "View.swift")
          continuation.resume(returning: try template.render(values, parts: Parts(parts)))
        } catch {
          continuation.resume(returning: error.reason.description)
        }
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }
}

extension String {
  fileprivate func times(_ count: Int) -> String { String(repeating: self, count: count) }
}
