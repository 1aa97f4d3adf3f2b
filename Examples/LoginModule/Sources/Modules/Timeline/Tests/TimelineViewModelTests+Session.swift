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

  @Test func forgetsWhatItsUserSawAndAwaited() async {
    let model = await makeModelWithGap()
    let tasks = [model.refresh(), model.next(), model.fill(GapRow(below: 8))]

    model.clear()

    #expect(tasks.map { $0?.isCancelled } == [true, true, true])
    #expect(model.entries == [])
    #expect(model.phase == .idle)
    #expect(model.newText == nil && model.footer == nil && !model.isLoading)

    handler.answer(page: 0, .page([4, 3]))
    await tasks[1]?.value
    #expect(model.entries == [])
  }

  @Test func fillsItselfForTheNextUser() async {
    let model = await makeModel(showing: [9, 8])
    model.clear()

    let task = model.reload()
    handler.answer(first: 1, [.page([5])])
    await task?.value

    #expect(model.shown == ["5"])
    #expect(model.phase == .loaded)
  }
}
