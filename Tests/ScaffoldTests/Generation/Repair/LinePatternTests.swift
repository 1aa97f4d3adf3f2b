import Testing

@testable import Generation

@Suite struct LinePatternTests {
  private static let rows: [(key: String, name: String, line: String, module: String?)] = [
    (#"add("Login""#, "Login", #"add("Feed")"#, "Feed"),
    (#"add("Login""#, "Login", #"add("Feed", uses: ["Login"])"#, "Feed"),
    (#"add("Login""#, "Login", #"add("HomeFeed")"#, "HomeFeed"),
    (#"add("Login""#, "Login", #"remove("Feed")"#, nil),
    (#"add("Login""#, "Login", #"add(name)"#, nil),
    ("case login(LoginRoute)", "Login", "case feed(FeedRoute)", "Feed"),
    ("case login(LoginRoute)", "Login", "case urlFeed(URLFeedRoute)", "URLFeed"),
    ("case login(LoginRoute)", "Login", "case feed(ChatRoute)", nil),
    ("case login(LoginRoute)", "Login", "case feed", nil),
    ("Entry.login", "Login", "Entry.feed", "feed"),
    ("Entry.login", "Login", "Entry.Feed", nil),
    ("case .login(let a): login(a)", "Login", "case .feed(let a): feed(a)", "feed"),
    ("case .login(let a): login(a)", "Login", "case .feed(let a): chat(a)", nil),
    ("case .登录(let a)", "登录", "case .首页(let a)", "首页"),
  ]

  @Test(arguments: rows)
  func tellsWhoseALineIs(key: String, name: String, line: String, module: String?) throws {
    let pattern = try #require(LinePattern(of: key, from: name))
    #expect(pattern.module(of: line) == module)
  }

  @Test func needsAName() {
    #expect(LinePattern(of: "case settings", from: "Login") == nil)
    #expect(LinePattern(of: "Entry.loginHistory", from: "Login") != nil)
    #expect(LinePattern(of: "Entry.logins", from: "Login") == nil)
  }
}
