import BaseTesting
import BaseView
import Core
import MeBusiness
import MeView
import Testing

/// What the screen of the likes is called back with, whatever the handler answers.
@MainActor
struct LikesViewModelTests {
  private let handler = StubItem<Profile>()

  /// What the closures were called with, in order.
  private func calls(
    _ answer: Sourced<Profile>.Answer, sessionExpired: @escaping @MainActor () -> Void = {}
  ) async -> [String] {
    var calls: [String] = []
    let model = LikesViewModel(handler: handler, routing: Routing(sessionExpired: sessionExpired))
    model.success = { calls.append("success \($0)") }
    model.failed = { calls.append("failed \($0)") }
    model.complete = { calls.append("complete") }
    let task = model.load()
    #expect(model.load() == nil)
    handler.answer(0, [answer])
    await task?.value
    return calls
  }

  @Test func saysHowManyThereAre() async {
    let calls = await calls(.success(Sourced(.sample, from: .network)))

    #expect(calls == ["success \(Profile.sample.likes.displayText)", "complete"])
    #expect(handler.policies == [.networkOnly])
  }

  @Test func saysWhyThereIsNone() async {
    #expect(
      await calls(.failure(.offline))
        == ["failed \(ErrorText.message(for: .offline))", "complete"])
  }

  @Test func leadsToTheSignIn() async {
    var expirations = 0

    _ = await calls(.failure(.sessionExpired)) { expirations += 1 }

    #expect(expirations == 1)
  }

  @Test func asksAgainWhenItHasEnded() async {
    let model = LikesViewModel(handler: handler, routing: Routing())
    for call in 0...1 {
      let task = model.load()
      handler.answer(call, [.failure(.offline)])
      await task?.value
    }

    #expect(handler.policies == [.networkOnly, .networkOnly])
  }

  /// Nothing is called back, and nobody is asked any more, once the model is gone.
  @Test func endsWithItsScreen() async {
    var calls = 0
    var model: LikesViewModel? = LikesViewModel(handler: handler, routing: Routing())
    model?.success = { _ in calls += 1 }
    model?.complete = { calls += 1 }
    let task = model?.load()
    model = nil
    await task?.value

    #expect(calls == 0)
  }
}
