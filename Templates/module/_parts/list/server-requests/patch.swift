
  @Test func sendsWhatWasEdited() async throws {
    let transport = StubTransport(.json({{ inside.before }}{{ entity }}DTO.sampleJSON{{ inside.after }}))
    let network = network(transport)

    for former in [nil, {{ entity }}InputDTO.sample] {
      #expect(try await network.save(.sample, insteadOf: former, as: {{ entity }}DTO.sample.id) == .sample)
    }

    let asked = "PATCH /{{ endpoint.oneAsked }}"
    #expect(transport.asked == [asked, asked])
    #expect(transport.bodies == [{{ around.before }}{{ entity }}InputDTO.sampleJSON{{ around.after }}.sortedJSON, "{}"])
  }
