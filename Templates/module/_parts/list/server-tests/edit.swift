
  @Test func editsOne() async throws {
    let edited = {{ entity }}(id: {{ entity }}.second.id, .sample)

    #expect(try await contract.edit(.sample, makes: edited) == [])
  }
