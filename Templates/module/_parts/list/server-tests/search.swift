
  @Test func searches() async throws {
    #expect(try await contract.search() == [])
  }
