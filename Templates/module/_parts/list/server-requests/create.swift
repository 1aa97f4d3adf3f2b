
  @Test func sendsANewOne() async throws {
    let transport = StubTransport(.json({{ inside.before }}{{ entity }}DTO.sampleJSON{{ inside.after }}))

    #expect(try await network(transport).create(.sample) == .sample)
    #expect(transport.asked == ["POST /{{ endpoint.newAsked }}"])
    #expect(transport.bodies == [{{ around.before }}{{ entity }}InputDTO.sampleJSON{{ around.after }}.sortedJSON])
  }
