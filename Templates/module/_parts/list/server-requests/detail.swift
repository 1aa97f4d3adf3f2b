
  @Test func asksForOneByItsID() async throws {
    let transport = StubTransport(.json({{ entity }}DTO.sampleJSON))

    #expect(try await network(transport).item({{ entity }}DTO.sample.id) == .sample)
    #expect(transport.asked == ["GET /{{ endpoint.oneAsked }}"])
  }
