
  @Test func createsOne() async throws {
    #expect(try await contract.create(.sample) == [])
  }
