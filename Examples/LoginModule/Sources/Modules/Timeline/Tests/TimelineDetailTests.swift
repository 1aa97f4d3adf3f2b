import BaseTesting
import BaseView
import Core
import Testing
import TimelineBusiness
import TimelineView

/// The timeline detail screen, whatever the handler answers.
@MainActor
struct TimelineDetailTests {
  private let handler = StubTimelineHandler()

  private func makeModel(
    shown: Status? = nil, routing: Routing<TimelineRoute> = Routing()
  ) -> TimelineDetailViewModel {
    TimelineDetailViewModel(9, shown: shown, handler: handler, routing: routing)
  }

  @Test func showsAtOnceWhatIsKnown() {
    let model = makeModel(shown: .sample(9))

    #expect(model.placeholder == nil)
    #expect(model.detail == StatusDetail(.sample(9)))
  }

  @Test func saysThatItIsGone() async {
    let model = makeModel()
    let task = model.item.loadIfNeeded()
    handler.details.answer(load: 0, [])
    await task?.value

    #expect(model.placeholder == .empty(BaseText.gone))
  }

  @Test func leadsToTheSignIn() async {
    var expirations = 0
    let model = makeModel(routing: Routing(sessionExpired: { expirations += 1 }))
    let task = model.item.loadIfNeeded()
    handler.details.answer(load: 0, [.failure(.sessionExpired)])
    await task?.value

    #expect(expirations == 1)
  }

  @Test func likesAtOnce() async {
    let model = makeModel(shown: .sample(9))

    let task = model.like()
    #expect(model.isLiked)
    #expect(model.likeText == TimelineText.unlike)
    #expect(model.like() == nil)
    handler.likeAnswer.finish(.success(.success(())))
    await task?.value

    #expect(handler.likes.withLock { $0 } == ["9: true"])
    #expect(model.isLiked)
    #expect(model.refusal == nil)
  }

  @Test(arguments: [
    (AppError.offline, [ErrorText.message(for: .offline)], 0), (.cancelled, [], 0),
    (.sessionExpired, [ErrorText.message(for: .sessionExpired)], 1),
  ])
  func takesBackWhatIsRefused(error: AppError, refusals: [String], signIns: Int) async {
    var expirations = 0
    let model = makeModel(
      shown: .sample(9), routing: Routing(sessionExpired: { expirations += 1 }))

    let task = model.like()
    handler.likeAnswer.finish(.success(.failure(error)))
    await task?.value

    #expect(!model.isLiked)
    #expect(model.refusal == refusals.first)
    #expect(expirations == signIns)
  }
}
