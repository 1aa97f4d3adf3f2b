import Testing

/// Functions, variables, members of extensions and macros of another tier, in one target.
@Suite struct NamesCheckTests {
  /// What a file of View says, and the places and names that are reported.
  static let wrongs = [
    ("let a = loadToken()", "1:9 loadToken"),
    ("let a = Token.self, b = loadToken()", "1:9 Token, 1:25 loadToken"),
    ("struct S { let a = loadToken() }", "1:20 loadToken"),
    ("struct S {\n  func f() {\n    g(loadToken)\n  }\n}", "3:7 loadToken"),
    ("struct S { var a: Int { tokenLifetime } }", "1:25 tokenLifetime"),
    ("let a = \"\\(tokenLifetime)\"", "1:12 tokenLifetime"),
    ("let a = [tokenLifetime: 1]", "1:10 tokenLifetime"),
    ("func f(_ a: Int = tokenLifetime) {}", "1:19 tokenLifetime"),
    ("let a = b ? tokenLifetime : 0", "1:13 tokenLifetime"),
    ("let a = \"a\".tokenDigest", "1:13 tokenDigest"),
    ("func f(a: String) -> String { a.tokenDigest }", "1:33 tokenDigest"),
    ("let a = make().tokenDigest", "1:16 tokenDigest"),
    ("let a = String.tokenHeader", "1:16 tokenHeader"),
    ("let a: String = .tokenHeader", "1:18 tokenHeader"),
    ("extension String { var b: String { tokenDigest } }", "1:36 tokenDigest"),
    ("func f(s: Session) { s.tokenRefreshed() }", "1:24 tokenRefreshed"),
    ("class S: Session { func f() { tokenRefreshed() } }", "1:31 tokenRefreshed"),
    ("let a = #fetched(1)", "1:10 fetched"),
    ("let a = loadToken() + loadToken() + tokenLifetime", "1:9 loadToken, 1:37 tokenLifetime"),
    ("struct A { func loadToken() {} }\nstruct B { func f() { loadToken() } }", "2:23 loadToken"),
  ]

  /// What a type of another one is called does not hide a type, where only the other one is named.
  static let capitals = [
    ("func f(_ a: Token) {}\nlet b = Plan.day", "1:13 Token"),
    ("func f(a: A) { if case let Token.some(b) = a {} }", "1:28 Token"),
    ("func f(a: Token) { g(Token: a) }", "1:11 Token"),
    ("func f() {\n  for a in [Token]() { print(a) }\n}", "2:13 Token"),
  ]

  /// What looks like a use and is none.
  static let rights = [
    "func f(loadToken: () -> Void) { loadToken() }",
    "func f(_ loadToken: () -> Void) {\n  loadToken()\n}",
    "func f() {\n  let tokenLifetime = 1\n  print(tokenLifetime)\n}",
    "func f() {\n  for tokenLifetime in 1...2 { print(tokenLifetime) }\n}",
    "func f() {\n  items.map { tokenLifetime in tokenLifetime + 1 }\n}",
    "func f() {\n  switch a {\n  case .b(let tokenLifetime): print(tokenLifetime)\n  }\n}",
    "func f() {\n  func loadToken() {}\n  loadToken()\n}",
    "struct S {\n  func loadToken() {}\n  func f() { loadToken() }\n}",
    "struct S { let tokenLifetime = 1 }\nextension S { func f() -> Int { tokenLifetime } }",
    "class B { func loadToken() {} }\nclass C: B { func f() { loadToken() } }",
    "protocol P { func loadToken() }\nextension P { func f() { loadToken() } }",
    "enum E { case loadToken, other }\nextension E { static let a: [E] = [loadToken, other] }",
    "private func loadToken() {}\nfunc f() { loadToken() }",
    "func f() { g(tokenLifetime: 1) }", "let a = b.loadToken()", "let a = B.loadToken()",
    "let a = \\B.loadToken", "enum E { case loadToken }\nlet a = E.loadToken",
    "struct A { var tokenDigest = 0 }\nfunc f(a: A) -> Int { a.tokenDigest }",
    "struct A { var tokenDigest = 0 }\nlet a = make().tokenDigest",
    "let b = a.tokenHeader", "func f() { settings.tokenHeader.send() }",
    "func f(n: Int) -> Int { n.tokenRefreshed }\nextension Int { var tokenRefreshed: Int { self } }",
    "// loadToken()\nlet a = \"loadToken() tokenLifetime\"", "let a = zip([1], [2])",
    "let a = sampleToken()", "let a = \"a\".tokenSample",
    "func f(t: any Tokens) { t.tokenOpened() }",
    "let a = fetched", "let a = [1].isVisible",
    "func f(Token: Int) { _ = Token }", "func f(_ Token: Int) -> Int { Token }",
    "func f() {\n  let Token = 1\n  print(Token)\n}", "func f() { g(Token: 1, 2) }",
    "func f(b: Bool) { guard let Token = c else { return } }", "let a = Plan.Token()",
    "extension Plan { func f() -> Token { Token() } }",
    "class S: Base { func f() -> Token { Token() } }",
    "class S: Other { func f() -> Token { Token() } }\nclass Other: Base {}",
  ]

  static func files(_ text: String) -> [String: String] {
    [
      "scaffold.json": """
      {
        "version": 2,
        "layout": "folders",
        "tiers": [
          { "name": "View", "folders": ["View"] },
          { "name": "Business", "folders": ["Business"] },
          { "name": "Data", "folders": ["Data"] }
        ],
        "shared": ["Core"]
      }

      """,
      "Business/Login.swift": "class Login { let token: Token }\n",
      "Core/Session.swift": "class Session {}\nprotocol Tokens { func tokenOpened() }\n"
        + "enum Plan { struct Token {}; static let day = 1 }\nclass Base { struct Token {} }\n",
      "Tests/Kit.swift":
        "func sampleToken() {}\nextension String { var tokenSample: Int { 1 } }\n",
      "Data/Token.swift": """
      struct Token {}
      func loadToken() -> String { "" }
      let tokenLifetime = 60
      func zip(_ one: Int) {}
      macro fetched(_ number: Int) -> String = #externalMacro(module: "M", type: "T")
      extension String {
        var tokenDigest: String { self }
        static let tokenHeader = ""
      }
      extension Session { func tokenRefreshed() {} }
      extension Tokens { func tokenOpened() {} }
      extension Array { var isVisible: Bool { true } }
      """,
      "View/Screen.swift": text + "\n",
    ]
  }

  @Test(arguments: wrongs + capitals) func finds(_ text: String, _ told: String) throws {
    let outcome = try Sandbox(Self.files(text)).run("check")
    let names = told.split(separator: ", ").map { $0.split(separator: " ") }
    let lines = outcome.out.split(separator: "\n").filter { $0.hasPrefix("View/") }.map(String.init)
    let words = "which is Data; go through Business [tier]"
    let expected = names.map { name in
      "View/Screen.swift:\(name[0]): error: View may not name `\(name[1])`, \(words)"
    }
    #expect(lines == expected)
  }

  @Test(arguments: rights) func passesOver(_ text: String) throws {
    let outcome = try Sandbox(Self.files(text)).run("check")
    #expect(outcome.out == "No violations in 5 files")
  }
}
