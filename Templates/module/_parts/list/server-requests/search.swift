
  @Test func searches() async throws {
    let transport = StubTransport(.json(Page<{{ entity }}DTO>.lastJSON))

    #expect(try await network(transport).search("a&b", after: "c2") == .last)
    #expect(transport.asked == ["GET /{{ path }}?cursor=c2&q=a%26b"])
  }
