import App
import DemoServerKit
import LiveTesting
import LoginView
import Testing

/// What whoever signs in reads of each fault of the server, through all tiers.
@Suite(.timeLimit(.minutes(1)))
@MainActor
struct LoginFaultTests {
  @Test(arguments: FaultWords.all)
  func everyFaultHasItsWords(words: FaultWords) async throws {
    let live = try LiveApp()
    await live.app.start()?.value
    let form = await live.login().form
    live.meet(words.kind)

    await form.submit()?.value

    #expect(form.notice == words.atSignIn)
    #expect(!form.isSubmitting)
    #expect(await form.entries == live.login().form.entries)
    #expect(live.app.router.sheet == .login(.start))

    live.recover()
    await form.submit()?.value

    #expect(form.notice == nil)
    #expect(!form.isSubmitting)
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
