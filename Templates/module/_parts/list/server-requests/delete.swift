
  @Test func deletesByItsID() async throws {
    let transport = StubTransport(HTTPReply(status: 204, body: Data()))

    try await network(transport).remove({{ entity }}DTO.sample.id)

    #expect(transport.asked == ["DELETE /{{ endpoint.oneAsked }}"])
  }
