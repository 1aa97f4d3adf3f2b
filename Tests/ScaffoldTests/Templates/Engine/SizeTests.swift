import Templates
import Testing

/// Large templates. Work that grows with the square of their size would be felt here at once.
@Suite struct SizeTests {
  @Test func manyTagsOnOneLine() throws {
    let text = String(repeating: "{{ name }}{% if name %}{% endif %}", count: 4000)
    #expect(try render(text, ["name": "x"]) == String(repeating: "x", count: 4000))
  }

  @Test func manyTagsOnLinesOfTheirOwn() throws {
    let text = String(repeating: "  {% if name %}\n  {# note #}\nx\n  {% endif %}\n", count: 2000)
    #expect(try render(text, ["name": "x"]) == String(repeating: "x\n", count: 2000))
  }

  @Test func aMegabyteOfText() throws {
    let text = String(repeating: "let pair = { $0 }  // {\n", count: 45_000)
    #expect(try render(text) == text)
  }

  @Test func theErrorAtTheEndOfALongLine() {
    let text = String(repeating: "{{ 1 }}", count: 4000) + "{{ x }}"
    let error = #expect(throws: TemplateError.self) { try render(text) }
    #expect(error?.place.column == 28_004)
  }
}
