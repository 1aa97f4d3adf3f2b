import App
import DemoServerKit
import LoginView
import Testing

/// What whoever signs in sees of each fault of the server, through all tiers.
@Suite(.timeLimit(.minutes(1)))
@MainActor
struct LoginFaultTests {
  @Test(arguments: FaultWords.all)
  func everyFaultHasItsWords(words: FaultWords) async throws {
    let live = try LiveApp()
    await live.app.start().value
    let login = live.login()
    live.meet(words.kind)

    await login.submit()?.value

    #expect(login.notice == words.atSignIn)
    #expect(!login.isSubmitting)
    #expect(login.form == live.login().form)
    #expect(live.app.router.sheet == .login(.start))

    live.recover()
    await login.submit()?.value

    #expect(login.notice == nil)
    #expect(!login.isSubmitting)
    #expect(live.app.router.sheet == nil)
  }

  /// Whoever signs out does not wait for a server that hangs.
  @Test func signsOutAtOnce() async throws {
    let live = try LiveApp()
    let timeline = await live.timeline()
    await timeline.first().value
    live.server.add(Fault(.delay, seconds: 600, count: 0))

    let goodbye = live.app.signOut()
    while live.app.router.sheet == nil { await Task.yield() }

    #expect(live.app.router.sheet == .login(.start))
    #expect(try await live.app.services.session.current() == nil)
    #expect(await live.keptEntries() == [])
    goodbye.cancel()
    await goodbye.value
  }
}
