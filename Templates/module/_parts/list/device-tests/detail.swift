
  @Test func showsOne() async throws {
    #expect(try await contract.detail() == [])
  }
