{% if loadsOne %}

  @Test func showsOne() async throws {
    #expect(try await contract.detail() == [])
  }
{% endif %}
{% if hasCreate %}

  @Test func createsOne() async throws {
    #expect(try await contract.create(.sample) == [])
  }
{% endif %}
{% if hasEdit %}

  @Test func editsOne() async throws {
    let edited = {{ entity }}(id: {{ entity }}.second.id, .sample)

    #expect(try await contract.edit(.sample, makes: edited) == [])
  }
{% endif %}
{% if hasDelete %}

  @Test func deletesOne() async throws {
    #expect(try await contract.remove() == [])
  }
{% endif %}
