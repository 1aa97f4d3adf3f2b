
  @Test func searches() async throws {
    let transport = StubTransport(.json(Page<{{ entity }}DTO>.lastJSON))

    #expect(try await network(transport).search("a&b", after: "{{ reply.searched }}") == .last)
    #expect(transport.asked == ["GET {{ reply.searchAsked }}"])
  }
