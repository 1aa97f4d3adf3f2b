
  @Test func deletesOne() async throws {
    #expect(try await contract.remove() == [])
  }
