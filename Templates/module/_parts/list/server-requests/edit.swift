
  @Test func sendsWhatWasEdited() async throws {
    let transport = StubTransport(.json({{ inside.before }}{{ entity }}DTO.sampleJSON{{ inside.after }}))

    let saved = try await network(transport).save(.sample, as: {{ entity }}DTO.sample.id)

    #expect(saved == .sample)
    #expect(transport.asked == ["PUT /{{ endpoint.oneAsked }}"])
    #expect(transport.bodies == [{{ around.before }}{{ entity }}InputDTO.sampleJSON{{ around.after }}.sortedJSON])
  }
