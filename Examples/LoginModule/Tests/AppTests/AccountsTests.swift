import App
import BaseBusiness
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What is kept belongs to an account, through all tiers.
nonisolated struct AccountsTests {
  private static let policies: [CachePolicy] = [
    .cacheOnly, .cacheFirst, .networkFirst, .networkOnly,
  ]

  private let folder = TemporaryFolder()
  /// Answers whoever asks with the token that was sent; nobody else can be reached.
  private let server = StubTransport { request throws(AppError) in
    guard let token = request.value(forHTTPHeaderField: "Authorization") else { throw .offline }
    return .json("\"\(token)\"")
  }

  private func services(at address: String = "https://example.com") throws -> Services {
    var configuration = AppConfiguration.test(in: folder.url)
    configuration.baseURL = try #require(URL(string: address))
    configuration.sessions = SessionStore(FileStore(folder: folder.url), lockedIn: folder.url)
    configuration.transport = server
    return Services(configuration)
  }

  @Test func nobodySeesWhatAnotherKept() async throws {
    let services = try services()
    try await services.signIn(as: "ann", with: Token(access: "a"))
    let anns = NotesProbe(services)
    try await anns.keep("of Ann")

    try await services.signOut()
    for policy in Self.policies {
      #expect(await anns.answers(policy) == ["cancelled"])
      #expect(!(await NotesProbe(services).answers(policy)).contains("of Ann"))
    }

    try await services.signIn(as: "bob", with: Token(access: "b"))
    for policy in Self.policies {
      #expect(await anns.answers(policy) == ["cancelled"])
      let answers = await NotesProbe(services).answers(policy)
      #expect(answers == (policy == .cacheOnly ? [] : ["Bearer b"]))
    }
    await #expect(throws: AppError.cancelled) { try await anns.keep("late") }

    try await services.signOut()
    try await services.signIn(as: "ann", with: Token(access: "a2"))
    #expect(try await NotesProbe(services).kept() == ["of Ann", "of Ann"])
  }

  /// A keychain outlives the app: all that it goes by is its folder.
  @Test(arguments: [
    (Past.freshInstall, nil), (.restoredBackup, "ann"), (.update, "ann"), (.otherProcess, "ann"),
  ])
  func whoWasSignedInIsSoUntilTheAppIsRemoved(past: Past, user: String?) async throws {
    let (keychain, copy) = (MemoryStore(), TemporaryFolder())
    func services() -> Services {
      var configuration = AppConfiguration.test(in: folder.url)
      configuration.sessions = SessionStore(keychain, lockedIn: folder.url)
      return Services(configuration)
    }
    let other = services()
    try await services().signIn(as: "ann", with: Token(access: "a"))
    let manager = FileManager.default
    switch past {
    case .freshInstall: try manager.removeItem(at: folder.url)
    case .restoredBackup:
      try manager.moveItem(at: folder.url, to: copy.url)
      try manager.moveItem(at: copy.url, to: folder.url)
    case .update: break
    case .otherProcess: #expect(try await other.session.current() == Token(access: "a"))
    }

    for services in [services(), services()] {
      #expect(services.account.user == user)
      #expect(try await services.session.current() == user.map { _ in Token(access: "a") })
    }
    #expect((keychain.data(forKey: "session") == nil) == (user == nil))
  }

  enum Past { case freshInstall, restoredBackup, update, otherProcess }

  @Test func whoeverComesInsteadSignsTheOtherOut() async throws {
    let services = try services()
    try await services.signIn(as: "ann", with: Token(access: "a"))
    try await NotesProbe(services).keep("of Ann")

    try await services.signIn(as: "bob", with: Token(access: "b"))
    #expect(try await NotesProbe(services).kept() == [])

    try await services.signIn(as: "ann", with: Token(access: "a2"))
    #expect(try await NotesProbe(services).kept() == ["of Ann", "of Ann"])
  }

  @Test func anExpiredSessionTakesNothingAway() async throws {
    let services = try services()
    try await services.signIn(as: "ann", with: Token(access: "a"))
    let probe = NotesProbe(services)
    try await probe.keep("of Ann")
    let ann = AccountID(at: try #require(URL(string: "https://example.com")), user: "ann")
    await #expect(throws: AppError.sessionExpired) {
      try await services.session.token(of: ann, replacing: Token(access: "a"))
    }
    #expect(try await probe.kept().count == 4)

    let restarted = try self.services()
    #expect(try await NotesProbe(restarted).kept().count == 4)
    try await services.signIn(as: "ann", with: Token(access: "a2"))

    #expect(await probe.answers(.networkOnly) == ["Bearer a2"])
    #expect(try await probe.kept().count == 4)
  }

  @Test func anotherServerIsToldAndShownNothing() async throws {
    try await services().signIn(as: "ann", with: Token(access: "a"))
    try await NotesProbe(services()).keep("of Ann")

    let staging = NotesProbe(try services(at: "https://staging.example.com"))
    for policy in Self.policies {
      let answers = await staging.answers(policy)
      #expect(answers == (policy == .cacheOnly ? [] : ["offline"]))
    }
    #expect(server.requests.count == 3)
    #expect(server.requests.filter { $0.allHTTPHeaderFields?["Authorization"] != nil } == [])

    let back = NotesProbe(try services())
    #expect(await back.answers(.networkOnly) == ["Bearer a"])
    #expect(try await back.kept().count == 4)
  }

  @Test(.timeLimit(.minutes(1)))
  func whoeverLeavesInAnotherProcessLeavesHere() async throws {
    let (here, there) = (try services(), try services())
    try await there.signIn(as: "ann", with: Token(access: "a"))
    var events = here.events.makeAsyncIterator()
    #expect(await NotesProbe(here).answers(.networkOnly) == ["cancelled"])
    #expect(await events.next() == .switched)
    let anns = NotesProbe(here)
    #expect(await anns.answers(.networkOnly) == ["Bearer a"])
    try await anns.keep("of Ann")

    try await there.signOut()

    #expect(await anns.answers(.networkOnly) == ["cancelled"])
    #expect(await events.next() == .switched)
    #expect(await anns.answers(.cacheOnly) == ["cancelled"])
    #expect(try await NotesProbe(here).kept() == [])
  }

  @Test func nobodyIsLateOnceAnotherIsAtHand() async throws {
    let (here, there) = (try services(), try services())
    for round in 1...20 {
      try await here.signIn(as: "ann", with: Token(access: "a\(round)"))
      let anns = NotesProbe(here)
      try await there.signIn(as: "bob", with: Token(access: "b\(round)"))

      #expect(try await here.session.current()?.access == "b\(round)")
      await #expect(throws: AppError.cancelled) { try await anns.keep("late") }
    }
  }

  @Test func saysWhatCouldNotBeKept() async throws {
    let raw = FullStore(MemoryStore())
    var configuration = AppConfiguration.test(in: folder.url)
    configuration.sessions = SessionStore(raw, lockedIn: folder.url)
    let services = Services(configuration)
    raw.fill()
    let failure = AppError.storage(key: "session", reason: "no room")

    await #expect(throws: failure) {
      try await services.signIn(as: "ann", with: Token(access: "a"))
    }
    #expect(services.turns == 1)
    try await NotesProbe(services).keep("of Ann")
    raw.makeRoom()
    #expect(try await services.session.current() == Token(access: "a"))
    raw.fill()
    await #expect(throws: failure) { try await services.signOut() }

    #expect(services.turns == 2)
    #expect(try await NotesProbe(services).kept() == [])
  }
}
