import BaseView
import Core
import Testing
import TimelineBusiness
import TimelineView

// Who is there.
extension TimelineViewModelTests {
  @Test func asksAgainForAllThatHadFailed() async {
    let model = await makeModel(showing: [9, 8])
    let failing = model.next()
    handler.answer(page: 0, .failure(.sessionExpired))
    await failing?.value

    let task = model.reload()
    #expect(model.footer == .loading)
    #expect(handler.policies == [.cacheFirst, .networkFirst])

    handler.answer(first: 1, [.page([10, 9, 8])])
    await task?.value
    #expect(model.shown == ["9", "8"])
    #expect(model.newCount == 1)
  }

  @Test func asksForNothingAgainThatWasNotWanted() {
    let model = makeModel()

    #expect(model.reload() == nil)
    #expect(handler.policies == [])
  }
}
