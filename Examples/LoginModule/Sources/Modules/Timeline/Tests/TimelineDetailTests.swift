import BaseTesting
import BaseView
import Core
import Testing
import TimelineBusiness
import TimelineView

/// What the timeline detail screen shows, whatever the handler answers.
@MainActor
struct TimelineDetailTests {
  private let pages = StubPages<Status, Never>()

  private func makeModel(
    shown: Status? = nil, routing: Routing<TimelineRoute> = Routing()
  ) -> TimelineDetailViewModel {
    TimelineDetailViewModel(
      9, shown: shown, handler: pages, routing: routing)
  }

  @Test func showsAtOnceWhatIsKnown() {
    let model = makeModel(shown: .sample(9))

    #expect(model.placeholder == nil)
    #expect(model.detail == StatusDetail(.sample(9)))
  }

  @Test func saysThatItIsGone() async {
    let model = makeModel()
    let task = model.item.loadIfNeeded()
    pages.answer(load: 0, [])
    await task?.value

    #expect(model.placeholder == .empty(BaseText.gone))
  }

  @Test func leadsToTheSignIn() async {
    var expirations = 0
    let model = makeModel(routing: Routing(sessionExpired: { expirations += 1 }))
    let task = model.item.loadIfNeeded()
    pages.answer(load: 0, [.failure(.sessionExpired)])
    await task?.value

    #expect(expirations == 1)
  }
}
