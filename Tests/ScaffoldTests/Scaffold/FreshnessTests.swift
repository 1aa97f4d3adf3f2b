import Testing

/// `new-module --kind list --fresh 60s`
@Suite struct FreshnessTests {
  /// What it adds: a line for the handler, and the test of that.
  @Test func isALineOfTheHandler() throws {
    let (plain, fresh) = (try Sandbox.demo(), try Sandbox.demo())
    #expect(plain.run("new-module Feed --kind list --entity Post").status == .success)
    #expect(fresh.run("new-module Feed --kind list --entity Post --fresh 60s").status == .success)
    let (without, with) = (try plain.texts(), try fresh.texts())
    let handler = "Sources/Modules/Feed/Business/FeedHandler.swift"

    #expect(
      with.filter { without[$0.key] != $0.value }.keys.sorted() == [
        "Sources/Modules/Feed/.scaffold.json", handler,
        "Sources/Modules/Feed/Tests/FeedBusinessTests.swift",
      ])
    #expect(
      with[handler]?.replacing(
        """

          /// For 60 seconds, what the server has said is new enough.
          package var policy: CachePolicy { .freshFor(.seconds(60)) }

        """, with: "") == without[handler])
    #expect(fresh.run("update Feed --fresh 5m").status == .success)
    #expect(try fresh.read(handler).contains("{ .freshFor(.seconds(300)) }"))
  }

  @Test(arguments: ["", "--kind form", "--kind login", "--kind list --without network"])
  func isForListsOfAServer(words: String) throws {
    #expect(
      try Sandbox.demo().run("new-module Login \(words) --fresh 60s")
        == Outcome(
          .usage,
          err: "error: `--fresh` is for a list that comes from a server; leave it out"))
  }
}
