
  @Test func asksForOneByItsID() async throws {
    let transport = StubTransport(.json({{ inside.before }}{{ entity }}DTO.sampleJSON{{ inside.after }}))

    #expect(try await network(transport).item({{ entity }}DTO.sample.id) == .sample)
    #expect(transport.asked == ["GET /{{ endpoint.oneAsked }}"])
  }
