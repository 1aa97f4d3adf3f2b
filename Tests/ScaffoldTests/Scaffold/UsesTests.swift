import Testing

/// A module that uses another one is given what that can do.
@Suite struct UsesTests {
  private static let modules = "Sources/Modules"
  private static let assembly = "Sources/App/Modules/LoginAssembly.swift"

  private func project() throws -> Sandbox {
    let sandbox = try Sandbox.demo()
    for words in ["Feed --kind list", "Profile"] {
      #expect(sandbox.run("new-module " + words).status == .success)
    }
    return sandbox
  }

  @Test func theHandlerIsGivenTheOther() throws {
    let sandbox = try project()

    #expect(sandbox.run("new-module Login --without storage --uses Feed").status == .success)

    #expect(
      try sandbox.read("\(Self.modules)/Login/Business/LoginHandler.swift").hasPrefix(
        """
        import BaseBusiness
        import BaseData
        import Core
        import FeedBusiness
        internal import LoginData

        /// Decides where the `Login` comes from, and keeps it for later.
        package nonisolated struct LoginHandler: LoginHandling {
          private let network: LoginNetwork
          private let database: LoginDatabase
          private let feedHandler: any FeedHandling

          package init(
            client: HTTPClient, database: Database,
            feedHandler: any FeedHandling
          ) {
            self.network = LoginNetwork(client: client)
            self.database = LoginDatabase(database: database)
            self.feedHandler = feedHandler
          }

        """))
    #expect(
      try sandbox.read(Self.assembly).contains(
        """
          package func makeLoginHandler() -> LoginHandler {
            LoginHandler(
              client: services.client, database: services.cache,
              feedHandler: makeFeedHandler())
          }

        """))
    #expect(
      try sandbox.read("\(Self.modules)/Login/Tests/LoginSamples.swift").hasSuffix(
        """

        // The tests of this module ask the others for nothing; one that does gives a double of its own.
        nonisolated extension LoginHandler {
          init(client: HTTPClient, database: Database) {
            self.init(
              client: client, database: database,
              feedHandler: SilentFeed())
          }

          nonisolated struct SilentFeed: FeedHandling, SilentHandler {}
        }

        """))
    #expect(sandbox.run("check").status == .success)
  }

  /// Every way leads to the same files as if it had been the first.
  @Test(arguments: ["", " --kind list --without network", " --without network,storage,database"])
  func follows(_ words: String) throws {
    let sandbox = try project()
    #expect(sandbox.run("new-module Login" + words).status == .success)
    let plain = try sandbox.tree()
    for uses in ["Feed", "Feed,Profile", "Profile"] {
      #expect(sandbox.run("update Login --uses \(uses)").status == .success)
      let fresh = try project()
      #expect(fresh.run("new-module Login --uses \(uses)\(words)").status == .success)
      #expect(try sandbox.tree() == fresh.tree())
    }
    #expect(sandbox.run(["update", "Login", "--uses", ""]).status == .success)
    #expect(try sandbox.tree() == plain)
  }

  @Test func followsTheNameOfTheOther() throws {
    let sandbox = try project()
    #expect(sandbox.run("new-module Login --uses Profile").status == .success)

    #expect(sandbox.run("rename-module Profile Member").status == .success)

    let fresh = try Sandbox.demo()
    for words in ["Feed --kind list", "Member", "Login --uses Member"] {
      #expect(fresh.run("new-module " + words).status == .success)
    }
    for path in [
      Self.assembly, "\(Self.modules)/Login/Business/LoginHandler.swift",
      "\(Self.modules)/Login/Tests/LoginSamples.swift", "\(Self.modules)/Login/.scaffold.json",
    ] {
      #expect(try sandbox.read(path) == fresh.read(path))
    }
    #expect(sandbox.run("status --strict").status == .success)
  }
}
