
{% for field in fields where field.base == "String" and not field.isList %}
{% if forloop.first %}
  @Test func searches() async throws {
    #expect(try await contract.search(for: {{ field.second.sample|indent:4 }}) == [])
  }
{% endif %}
{% endfor %}
